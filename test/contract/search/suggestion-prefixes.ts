/** A region, what someone types there, and the phrase that should be among the suggestions. Written by hand. */
export const expected = `
wt-wt | weat | weather
wt-wt | weather fo | weather forecast
wt-wt | trans | translate
wt-wt | calcu | calculator
wt-wt | dicti | dictionary
wt-wt | recip | recipes
wt-wt | calen | calendar
wt-wt | curr | currency
wt-wt | thes | thesaurus
wt-wt | how to ti | how to tie a tie
wt-wt | how to mak | how to make pancakes
wt-wt | what tim | what time is it
wt-wt | pizza d | pizza dough recipe
wt-wt | lond | london
wt-wt | pari | paris
wt-wt | berl | berlin
wt-wt | madr | madrid
wt-wt | rom | rome
wt-wt | tok | tokyo
wt-wt | new y | new york
wt-wt | los an | los angeles
wt-wt | san fr | san francisco
wt-wt | chica | chicago
wt-wt | toron | toronto
wt-wt | sydn | sydney
wt-wt | melb | melbourne
wt-wt | mosc | moscow
wt-wt | istan | istanbul
wt-wt | cair | cairo
wt-wt | nairo | nairobi
wt-wt | lag | lagos
wt-wt | mumb | mumbai
wt-wt | del | delhi
wt-wt | shang | shanghai
wt-wt | beij | beijing
wt-wt | seou | seoul
wt-wt | singap | singapore
wt-wt | bangk | bangkok
wt-wt | jakar | jakarta
wt-wt | mexico c | mexico city
wt-wt | sao p | são paulo
wt-wt | buenos | buenos aires
wt-wt | bogo | bogotá
wt-wt | lim | lima
wt-wt | dubl | dublin
wt-wt | edin | edinburgh
wt-wt | amster | amsterdam
wt-wt | bruss | brussels
wt-wt | vien | vienna
wt-wt | pragu | prague
wt-wt | buda | budapest
wt-wt | wars | warsaw
wt-wt | lisb | lisbon
wt-wt | barcel | barcelona
wt-wt | stock | stockholm
wt-wt | copen | copenhagen
wt-wt | osl | oslo
wt-wt | helsi | helsinki
wt-wt | zuri | zürich
wt-wt | athe | athens
wt-wt | ger | germany
wt-wt | fran | france
wt-wt | ital | italy
wt-wt | jap | japan
wt-wt | chin | china
wt-wt | ind | india
wt-wt | bra | brazil
wt-wt | cana | canada
wt-wt | austra | australia
wt-wt | argen | argentina
wt-wt | new zea | new zealand
wt-wt | south af | south africa
wt-wt | united k | united kingdom
wt-wt | united st | united states
wt-wt | nether | netherlands
wt-wt | switz | switzerland
wt-wt | swed | sweden
wt-wt | ukra | ukraine
wt-wt | ice | iceland
wt-wt | capital of fr | capital of france
wt-wt | population of in | population of india
wt-wt | flag of ca | flag of canada
wt-wt | things to do in lis | things to do in lisbon
wt-wt | hotels in ro | hotels in rome
wt-wt | flights to ne | flights to new york city
wt-wt | london wea | london weather
wt-wt | restaurants in ber | restaurants in berlin
wt-wt | youtu | youtube
wt-wt | face | facebook
wt-wt | net | netflix
wt-wt | spoti | spotify
wt-wt | whats | whatsapp
wt-wt | insta | instagram
wt-wt | goog | google
wt-wt | red | reddit
wt-wt | wikip | wikipedia
wt-wt | githu | github
wt-wt | pay | paypal
wt-wt | appl | apple
wt-wt | sam | samsung
wt-wt | toyo | toyota
wt-wt | firef | firefox
wt-wt | linu | linux
wt-wt | photosyn | photosynthesis
wt-wt | gravi | gravity
wt-wt | dinos | dinosaur
wt-wt | volca | volcano
wt-wt | earthq | earthquake
wt-wt | hurric | hurricane
wt-wt | climate ch | climate change
wt-wt | solar sy | solar system
wt-wt | black h | black hole
wt-wt | milky | milky way
wt-wt | periodic t | periodic table
wt-wt | electr | electricity
wt-wt | magne | magnet
wt-wt | molec | molecule
wt-wt | oxy | oxygen
wt-wt | hydro | hydrogen
wt-wt | pengu | penguin
wt-wt | eleph | elephant
wt-wt | giraf | giraffe
wt-wt | hedge | hedgehog
wt-wt | nightj | nightjar
wt-wt | butterf | butterfly
wt-wt | dolph | dolphin
wt-wt | croco | crocodile
wt-wt | straw | strawberry
wt-wt | bana | banana
wt-wt | avoca | avocado
wt-wt | potat | potato
wt-wt | choco | chocolate
wt-wt | ice cr | ice cream
wt-wt | peanut b | peanut butter
wt-wt | spaghe | spaghetti
wt-wt | sandw | sandwich
wt-wt | guita | guitar
wt-wt | pian | piano
wt-wt | violi | violin
wt-wt | footb | football
wt-wt | baske | basketball
wt-wt | tenni | tennis
wt-wt | olymp | olympic games
wt-wt | shakes | shakespeare
wt-wt | einst | einstein
wt-wt | mozar | mozart
wt-wt | beetho | beethoven
wt-wt | napol | napoleon
wt-wt | leonardo d | leonardo da vinci
wt-wt | abraham l | abraham lincoln
wt-wt | world war | world war ii
wt-wt | french rev | french revolution
wt-wt | roman em | roman empire
wt-wt | great wall | great wall of china
wt-wt | eiffel | eiffel tower
wt-wt | mount ev | mount everest
wt-wt | amaz | amazon
wt-wt | sahar | sahara
wt-wt | medit | mediterranean
wt-wt | diabe | diabetes
wt-wt | heada | headache
wt-wt | pneum | pneumonia
wt-wt | vitamin | vitamin c
wt-wt | asth | asthma
wt-wt | blood pr | blood pressure
wt-wt | heart att | heart attack
wt-wt | unemp | unemployment
wt-wt | inflat | inflation
wt-wt | mortg | mortgage
wt-wt | insur | insurance
wt-wt | parlia | parliament
wt-wt | democ | democracy
wt-wt | presid | president
wt-wt | supreme c | supreme court
wt-wt | univers | university
wt-wt | kinderg | kindergarten
wt-wt | mathem | mathematics
wt-wt | philos | philosophy
wt-wt | psych | psychology
wt-wt | algeb | algebra
wt-wt | pythag | pythagorean theorem
wt-wt | serendipity me | serendipity meaning
wt-wt | define amb | define ambush
wt-wt | wetaher | weather
wt-wt | lodnon | london
wt-wt | amsterdm | amsterdam
wt-wt | photosinthesis | photosynthesis
wt-wt | resturant | restaurant
wt-wt | SAN FRAN | san francisco
wt-wt | malm | malmö
fr-fr | bonj | bonjour
fr-fr | lyo | lyon
fr-fr | mars | marseille
de-de | münch | münchen
de-de | koln | köln
de-de | ham | hamburg
es-es | sev | sevilla
uk-en | manch | manchester
us-en | portl | portland
at-de | gra | graz
`
  .trim()
  .split("\n")
  .map((line) => {
    const [kl = "", typed = "", phrase = ""] = line.split(" | ");
    return { kl, typed, phrase };
  });
