/**
 * What someone has typed so far, and what they are about to search for. Written as people type, without a look at the phrases,
 * and then split in two: the ranking may be tuned on `tuned`, and `heldOut` tells how good it is on other searches.
 */
interface Wanted {
  readonly kl: string;
  readonly typed: string;
  readonly phrase: string;
}

const all = `
wt-wt | otte | otter
wt-wt | how long to boil an e | how long to boil an egg
wt-wt | symptoms of fl | symptoms of flu
wt-wt | bundes | bundesliga
wt-wt | hey ju | hey jude
wt-wt | star w | star wars
wt-wt | umbr | umbrella
wt-wt | youtu | youtube
wt-wt | how to unclog a | how to unclog a drain
wt-wt | best laptop for | best laptop for students
uk-en | premier lea | premier league
uk-en | council t | council tax
us-en | nfl sc | nfl scores
us-en | social secu | social security
wt-wt | lord of the r | lord of the rings
wt-wt | stranger th | stranger things
wt-wt | taylor s | taylor swift
wt-wt | beyon | beyonce
wt-wt | harry po | harry potter
wt-wt | gmail lo | gmail login
wt-wt | recpie for pa | recipe for pancakes
wt-wt | wether tom | weather tomorrow
wt-wt | resturants near | restaurants near me
wt-wt | tomato s | tomato soup
wt-wt | chicken so | chicken soup
wt-wt | back p | back pain
wt-wt | sore thr | sore throat
wt-wt | headache behi | headache behind eyes
wt-wt | high blood p | high blood pressure
wt-wt | how many calories in a b | how many calories in a banana
wt-wt | bohemian r | bohemian rhapsody
wt-wt | the godf | the godfather
wt-wt | game of th | game of thrones
wt-wt | mona l | mona lisa
wt-wt | eiffel t | eiffel tower
wt-wt | great wall of | great wall of china
wt-wt | leonardo d | leonardo da vinci
wt-wt | albert e | albert einstein
wt-wt | world war | world war 2
wt-wt | french rev | french revolution
de-de | wetter ber | wetter berlin
fr-fr | météo p | météo paris
es-es | tiempo en m | tiempo en madrid
de-de | deutsche b | deutsche bahn
fr-fr | recette cr | recette crêpes
it-it | meteo r | meteo roma
uk-en | train ti | train times
uk-en | nhs 1 | nhs 111
us-en | irs re | irs refund
us-en | walma | walmart
wt-wt | amazo | amazon
wt-wt | wikip | wikipedia
wt-wt | whatsapp w | whatsapp web
wt-wt | google m | google maps
wt-wt | chat g | chat gpt
wt-wt | minec | minecraft
wt-wt | netfl | netflix
wt-wt | instagram lo | instagram login
wt-wt | paypal lo | paypal login
wt-wt | ikea b | ikea bed
wt-wt | how to get rid of an | how to get rid of ants
wt-wt | how to get rid of hicc | how to get rid of hiccups
wt-wt | how to clean a w | how to clean a washing machine
wt-wt | how to remove red w | how to remove red wine stains
wt-wt | how to train a p | how to train a puppy
wt-wt | how to start a b | how to start a business
wt-wt | how to make money o | how to make money online
wt-wt | how to screenshot on m | how to screenshot on mac
wt-wt | why is my phone s | why is my phone so slow
wt-wt | why is my dog | why is my dog shaking
wt-wt | why do we y | why do we yawn
wt-wt | can cats eat t | can cats eat tuna
wt-wt | can you freeze m | can you freeze milk
wt-wt | is it safe to eat m | is it safe to eat mouldy bread
wt-wt | what is the capital of aus | what is the capital of australia
wt-wt | what is the largest o | what is the largest ocean
wt-wt | what to wear to a w | what to wear to a wedding
wt-wt | what to cook t | what to cook tonight
wt-wt | when is ramad | when is ramadan
wt-wt | when to plant t | when to plant tomatoes
wt-wt | who wrote ham | who wrote hamlet
wt-wt | who painted the m | who painted the mona lisa
wt-wt | who is the president of f | who is the president of france
wt-wt | where is machu | where is machu picchu
wt-wt | how tall is the e | how tall is the eiffel tower
wt-wt | how far is the s | how far is the sun
wt-wt | how much water should i d | how much water should i drink
wt-wt | first aid for b | first aid for burns
wt-wt | learn span | learn spanish
wt-wt | english to ger | english to german
wt-wt | cheap flights to l | cheap flights to london
wt-wt | hotels in bar | hotels in barcelona
wt-wt | things to do in r | things to do in rome
wt-wt | population of ind | population of india
wt-wt | penguin | penguins
wt-wt | hedgeh | hedgehog
wt-wt | apple c | apple crumble
wt-wt | sourdough st | sourdough starter
wt-wt | vegan l | vegan lasagne
wt-wt | slow cooker r | slow cooker recipes
wt-wt | yoga for b | yoga for beginners
wt-wt | couch to | couch to 5k
wt-wt | knitting p | knitting patterns
wt-wt | crossword p | crossword puzzles
wt-wt | interview q | interview questions
wt-wt | cover letter ex | cover letter examples
wt-wt | letter of res | letter of resignation
wt-wt | excel vl | excel vlookup
wt-wt | python t | python tutorial
wt-wt | html c | html colours
wt-wt | second hand b | second hand bikes
wt-wt | electric b | electric bike
wt-wt | noise cancelling h | noise cancelling headphones
wt-wt | manchester u | manchester united
wt-wt | real mad | real madrid
wt-wt | tour de f | tour de france
wt-wt | serena w | serena williams
wt-wt | wimbl | wimbledon
wt-wt | accomodation in edin | accommodation in edinburgh
wt-wt | definately me | definitely meaning
`
  .trim()
  .split("\n")
  .map((line): Wanted => {
    const [kl = "", typed = "", phrase = ""] = line.split(" | ");
    return { kl, typed, phrase };
  });

/** Alternate lines, so that each half has something of each subject. */
export const tuned = all.filter((_, index) => index % 2 === 0);
export const heldOut = all.filter((_, index) => index % 2 === 1);
