/** What people everywhere ask a search engine for every day, the commonest first: our own list, because no open corpus of searches exists. */
export const everyday: readonly string[] = `
weather
translate
news
maps
weather forecast
weather tomorrow
weather today
calculator
world clock
time zones
unit converter
currency converter
speed test
dictionary
recipes
jobs near me
restaurants near me
cinema near me
pharmacy near me
petrol station near me
supermarket near me
coffee near me
hotels near me
things to do near me
public holidays
calendar
flights
train times
bus times
football results
football fixtures
champions league
world cup
olympic games
formula 1
tennis scores
basketball scores
exchange rate
dollar to euro
euro to dollar
pound to euro
stock market
mortgage calculator
loan calculator
percentage calculator
bmi calculator
age calculator
date calculator
password generator
qr code generator
colour picker
color picker
word counter
synonyms
thesaurus
crossword
sudoku
chess online
solitaire
word games
song lyrics
guitar chords
movie times
best movies
best books
new films
tv guide
what time is it
what day is it
what is my ip
what is my screen resolution
when is easter
when is mother's day
when is father's day
when does the clock change
how to tie a tie
how to boil an egg
how to lose weight
how to make pancakes
how to cook rice
how to take a screenshot
how to delete cookies
how to change my password
how to write a cv
how to write a cover letter
how to save money
how to learn a language
how to get rid of flies
how to remove a stain
how to sleep better
how to draw
how to invest
how to vote
how many ounces in a pound
how many weeks in a year
how many days until christmas
how old is the universe
how far is the moon
how long to boil eggs
why is the sky blue
why do cats purr
who invented the telephone
where is my phone
where to vote
is it going to rain today
can dogs eat grapes
pancake recipe
banana bread recipe
pizza dough recipe
chocolate cake recipe
lasagne recipe
chicken curry recipe
bread recipe
soup recipe
vegetarian recipes
dinner ideas
birthday wishes
gift ideas
christmas gifts
halloween costumes
wedding dresses
baby names
dog names
cat names
dog breeds
cat breeds
house plants
garden ideas
paint colours
moon phase
moon phases
sunrise and sunset
sunset today
tide times
pollen count
air quality
earthquake today
solar eclipse
periodic table
pythagorean theorem
times tables
world map
european union
climate change
solar panels
electric cars
used cars
cheap flights
car rental
house prices
houses for sale
flats to rent
private browsing
privacy settings
tracker blocker
vpn
password manager
email
two factor authentication
delete browsing history
block cookies
private search engine
`
  .trim()
  .split("\n");

/** Local names of cities that the list of cities has by their English names, by country. */
export const endonyms: Readonly<Record<string, string>> = {
  AT: "wien",
  BE: "bruxelles, brussel, antwerpen, gent, brugge, liège",
  CH: "zürich, genève, luzern, genf, basel",
  CZ: "praha, plzeň",
  DE: "münchen, köln, nürnberg, hannover, braunschweig",
  DK: "københavn",
  ES: "sevilla, zaragoza, la coruña",
  FI: "helsinki, turku",
  GR: "αθήνα, θεσσαλονίκη",
  HU: "budapest",
  IT: "roma, milano, napoli, torino, firenze, venezia, genova, padova",
  JP: "東京, 大阪, 京都",
  KR: "서울, 부산",
  NL: "den haag, 's-hertogenbosch",
  PL: "warszawa, kraków, wrocław",
  PT: "lisboa, porto",
  RO: "bucurești",
  RS: "beograd",
  RU: "москва, санкт-петербург",
  SE: "göteborg, malmö",
  TR: "istanbul, izmir",
  UA: "київ, львів",
};
