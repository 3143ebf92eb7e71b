import { fold } from "../../../src/contract/search/suggestions.ts";

/** Our own list of words that many people misspell by more than a slip of the keyboard: the word, then how they write it. */
const misspelt = `
accommodation accomodation acommodation acomodation
achieve acheive
across accross
address adress
allergy alergy
apartment appartment
appointment apointment
argument arguement
beautiful beatiful beautifull
because becuase
beginners begginers beginers
believe beleive
bicycle bycicle bicicle
birthday birthsday brithday
broccoli brocolli brocoli
business buisness bussiness
calendar calender calander
calculator caculator calculater
camouflage camoflage
caribbean carribean
cauliflower colliflower
cemetery cemetary
certificate certifcate
chocolate choclate chocolat
christmas chrismas cristmas
cinnamon cinammon
colleague collegue
committee commitee
conscious concious
currency curency
definitely definately definatly definitly
diarrhoea diarrea diarhea diahrea diorea
dictionary dictonary dictionery
different diffrent
dilemma dilemna
disappear dissapear
eczema exzema excema
eiffel eifel
embarrassed embarassed
entrepreneur entreprenuer
environment enviroment
exercises excercises exersises
existence existance
february febuary
fluorescent flourescent
foreign foriegn
forty fourty
furniture furnature
government goverment
grammar grammer
guarantee garantee
guacamole guacamoli
haemorrhoids hemroids hemorroids
hygiene hygeine
immediately immediatly
independent independant
instagram instragram instergram
insurance insurence
interest intrest
jewellery jewelery
knowledge knowlege
lasagne lazagne lasange
library libary
licence lisence
lightning lightening
maintenance maintainance
manoeuvre manouver
mediterranean mediteranean
millennium millenium
minecraft mincraft
miscellaneous miscelaneous
mischievous mischevious
misspell mispell
necessary neccessary necesary neccesary
neighbour nieghbour
netflix netflicks
noticeable noticable
occasion ocassion occassion
occurred occured
parallel paralell
parliament parliment
passport pasport
pharmacy farmacy
phlegm flem
pigeon pidgeon
pneumonia neumonia pnemonia
possession posession
potatoes potatos
psychology phsychology psycology
pronunciation pronounciation
publicly publically
questionnaire questionaire
raspberry rasberry
receipt reciept
receive recieve
recipe recipie recepie receipe
recipes recipies recepies
recommend reccomend recomend
religious religous
restaurant restaraunt resturant restaurent resteraunt
restaurants restaraunts resturants restaurents resteraunts
rhythm rythm
schedule scedule
separate seperate
shakespeare shakespear
siege seige
similar similiar
sincerely sincerly
spaghetti spagetti spaghetty
strawberry strawbery
symptoms symtoms symptons simptoms
syndrome sindrome
synonyms synonims
tattoo tatoo
tendonitis tendinitus
tomatoes tomatos
tomorrow tommorow tomorow tommorrow
tonsillitis tonsilitis
translate transalte
travelling traveling
twelfth twelth
unfortunately unfortunatly
university univeristy
until untill
vacuum vaccum vacum
vegetable vegtable
vegetarian vegitarian
weather wheather
wednesday wensday wednsday
weird wierd
wimbledon wimbeldon
youtube utube
zucchini zuchini
beatles beetles
`
  .trim()
  .split("\n")
  .flatMap((line) => {
    const [right = "", ...wrong] = line.split(" ");
    return wrong.map((word) => [right, word] as const);
  });

const wrongOf = new Map<string, string[]>();
for (const [right, wrong] of misspelt) wrongOf.set(right, [...(wrongOf.get(right) ?? []), wrong]);

/** The spellings of a phrase by people who misspell one of its words, folded. */
export function misspellingsOf(phrase: string): string[] {
  const words = fold(phrase).split(" ");
  return words.flatMap((word, index) => (wrongOf.get(word) ?? []).map((wrong) => words.with(index, wrong).join(" ")));
}
