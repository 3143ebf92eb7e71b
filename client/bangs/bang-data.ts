/**
 * The bangs, written by hand for this site. A line with `#` opens a category and a sub-category; below it, one bang a
 * line: how well known the site is (1 to 9), trigger, name, address. `{{{s}}}` is where the words go, percent-encoded.
 */
export const bangList = `
# Reference / Encyclopaedias
9 w Wikipedia https://en.wikipedia.org/w/index.php?search={{{s}}}
5 wde Wikipedia in German https://de.wikipedia.org/w/index.php?search={{{s}}}
5 wfr Wikipedia in French https://fr.wikipedia.org/w/index.php?search={{{s}}}
5 wes Wikipedia in Spanish https://es.wikipedia.org/w/index.php?search={{{s}}}
4 wit Wikipedia in Italian https://it.wikipedia.org/w/index.php?search={{{s}}}
4 wpt Wikipedia in Portuguese https://pt.wikipedia.org/w/index.php?search={{{s}}}
4 wnl Wikipedia in Dutch https://nl.wikipedia.org/w/index.php?search={{{s}}}
4 wpl Wikipedia in Polish https://pl.wikipedia.org/w/index.php?search={{{s}}}
4 wja Wikipedia in Japanese https://ja.wikipedia.org/w/index.php?search={{{s}}}
3 wsv Wikipedia in Swedish https://sv.wikipedia.org/w/index.php?search={{{s}}}
3 wru Wikipedia in Russian https://ru.wikipedia.org/w/index.php?search={{{s}}}
3 wzh Wikipedia in Chinese https://zh.wikipedia.org/w/index.php?search={{{s}}}
3 war Wikipedia in Arabic https://ar.wikipedia.org/w/index.php?search={{{s}}}
3 wuk Wikipedia in Ukrainian https://uk.wikipedia.org/w/index.php?search={{{s}}}
3 wcs Wikipedia in Czech https://cs.wikipedia.org/w/index.php?search={{{s}}}
3 wfi Wikipedia in Finnish https://fi.wikipedia.org/w/index.php?search={{{s}}}
2 wda Wikipedia in Danish https://da.wikipedia.org/w/index.php?search={{{s}}}
2 wno Wikipedia in Norwegian https://no.wikipedia.org/w/index.php?search={{{s}}}
2 wga Wikipedia in Irish https://ga.wikipedia.org/w/index.php?search={{{s}}}
2 wcy Wikipedia in Welsh https://cy.wikipedia.org/w/index.php?search={{{s}}}
4 simple Simple English Wikipedia https://simple.wikipedia.org/w/index.php?search={{{s}}}
6 eb Encyclopaedia Britannica https://www.britannica.com/search?query={{{s}}}
2 sep Stanford Encyclopedia of Philosophy https://plato.stanford.edu/search/searcher.py?query={{{s}}}
2 bulba Bulbapedia https://bulbapedia.bulbagarden.net/w/index.php?search={{{s}}}
3 fandom Fandom https://community.fandom.com/wiki/Special:Search?query={{{s}}}
# Reference / Dictionaries
6 wikt Wiktionary https://en.wiktionary.org/w/index.php?search={{{s}}}
3 wiktde Wiktionary in German https://de.wiktionary.org/w/index.php?search={{{s}}}
3 wiktfr Wiktionary in French https://fr.wiktionary.org/w/index.php?search={{{s}}}
3 wiktes Wiktionary in Spanish https://es.wiktionary.org/w/index.php?search={{{s}}}
3 wiktit Wiktionary in Italian https://it.wiktionary.org/w/index.php?search={{{s}}}
3 wiktnl Wiktionary in Dutch https://nl.wiktionary.org/w/index.php?search={{{s}}}
3 wiktpl Wiktionary in Polish https://pl.wiktionary.org/w/index.php?search={{{s}}}
6 mw Merriam-Webster https://www.merriam-webster.com/dictionary/{{{s}}}
5 dict Dictionary.com https://www.dictionary.com/browse/{{{s}}}
4 thes Thesaurus.com https://www.thesaurus.com/browse/{{{s}}}
5 cam Cambridge Dictionary https://dictionary.cambridge.org/search/direct/?datasetsearch=english&q={{{s}}}
4 collins Collins Dictionary https://www.collinsdictionary.com/search/?dictCode=english&q={{{s}}}
4 oed Oxford English Dictionary https://www.oed.com/search/dictionary/?scope=Entries&q={{{s}}}
4 ety Online Etymology Dictionary https://www.etymonline.com/search?q={{{s}}}
4 ud Urban Dictionary https://www.urbandictionary.com/define.php?term={{{s}}}
2 onelook OneLook https://www.onelook.com/?w={{{s}}}
2 wordnik Wordnik https://www.wordnik.com/words/{{{s}}}
3 duden Duden https://www.duden.de/suchen/dudenonline/{{{s}}}
3 dwds DWDS https://www.dwds.de/wb/{{{s}}}
3 rae Diccionario de la lengua española https://dle.rae.es/{{{s}}}
3 larousse Larousse https://www.larousse.fr/dictionnaires/francais/{{{s}}}
2 treccani Treccani https://www.treccani.it/vocabolario/ricerca/{{{s}}}/
2 vandale Van Dale https://www.vandale.nl/gratis-woordenboek/nederlands/betekenis/{{{s}}}
3 jisho Jisho https://jisho.org/search/{{{s}}}
2 mdbg MDBG Chinese Dictionary https://www.mdbg.net/chinese/dictionary?wdqb={{{s}}}
# Reference / Translation
5 deepl DeepL https://www.deepl.com/translator#auto/en/{{{s}}}
5 tr Google Translate https://translate.google.com/?sl=auto&tl=en&op=translate&text={{{s}}}
4 leo LEO https://dict.leo.org/german-english/{{{s}}}
4 linguee Linguee https://www.linguee.com/english-german/search?query={{{s}}}
3 wr WordReference https://www.wordreference.com/es/translation.asp?tranword={{{s}}}
3 reverso Reverso Context https://context.reverso.net/translation/english-french/{{{s}}}
3 dcc dict.cc https://www.dict.cc/?s={{{s}}}
2 pons PONS https://en.pons.com/translate?q={{{s}}}
2 tatoeba Tatoeba https://tatoeba.org/en/sentences/search?query={{{s}}}
2 forvo Forvo https://forvo.com/search/{{{s}}}/
# Reference / Facts and quotations
5 wa WolframAlpha https://www.wolframalpha.com/input?i={{{s}}}
3 wd Wikidata https://www.wikidata.org/w/index.php?search={{{s}}}
3 wq Wikiquote https://en.wikiquote.org/w/index.php?search={{{s}}}
2 wspecies Wikispecies https://species.wikimedia.org/w/index.php?search={{{s}}}
2 snopes Snopes https://www.snopes.com/search/?q={{{s}}}
2 oeis OEIS https://oeis.org/search?q={{{s}}}
3 howto wikiHow https://www.wikihow.com/wikiHowTo?search={{{s}}}
2 instruct Instructables https://www.instructables.com/search/?q={{{s}}}
2 ifixit iFixit https://www.ifixit.com/Search?query={{{s}}}
2 owid Our World in Data https://ourworldindata.org/search?q={{{s}}}
# Books / Libraries
4 wsource Wikisource https://en.wikisource.org/w/index.php?search={{{s}}}
3 wbooks Wikibooks https://en.wikibooks.org/w/index.php?search={{{s}}}
4 gut Project Gutenberg https://www.gutenberg.org/ebooks/search/?query={{{s}}}
5 ol Open Library https://openlibrary.org/search?q={{{s}}}
4 worldcat WorldCat https://search.worldcat.org/search?q={{{s}}}
2 loc Library of Congress https://www.loc.gov/search/?q={{{s}}}
2 bnf Bibliothèque nationale de France https://catalogue.bnf.fr/rechercher.do?motRecherche={{{s}}}
2 gallica Gallica https://gallica.bnf.fr/services/engine/search/sru?operation=searchRetrieve&query={{{s}}}
2 dnb Deutsche Nationalbibliothek https://portal.dnb.de/opac.htm?method=simpleSearch&query={{{s}}}
2 hathi HathiTrust https://babel.hathitrust.org/cgi/ls?q1={{{s}}}&anyall1=all
2 europeana Europeana https://www.europeana.eu/en/search?query={{{s}}}
2 trove Trove https://trove.nla.gov.au/search?keyword={{{s}}}
2 dpla Digital Public Library of America https://dp.la/search?q={{{s}}}
2 librivox LibriVox https://librivox.org/search?q={{{s}}}&search_form=advanced
2 std Standard Ebooks https://standardebooks.org/ebooks?query={{{s}}}
# Books / Readers
5 gr Goodreads https://www.goodreads.com/search?q={{{s}}}
3 story The StoryGraph https://app.thestorygraph.com/browse?search_term={{{s}}}
2 lt LibraryThing https://www.librarything.com/search.php?search={{{s}}}
2 isfdb Internet Speculative Fiction Database https://www.isfdb.org/cgi-bin/se.cgi?type=All+Titles&arg={{{s}}}
# Books / Bookshops
3 wstones Waterstones https://www.waterstones.com/books/search/term/{{{s}}}
3 bshop Bookshop.org https://bookshop.org/search?keywords={{{s}}}
3 abe AbeBooks https://www.abebooks.com/servlet/SearchResults?kn={{{s}}}
2 bn Barnes & Noble https://www.barnesandnoble.com/s/{{{s}}}
2 blackwells Blackwell’s https://blackwells.co.uk/bookshop/search/?keyword={{{s}}}
2 powells Powell’s Books https://www.powells.com/searchresults?keyword={{{s}}}
2 bookfinder BookFinder https://www.bookfinder.com/search/?keywords={{{s}}}
2 kobo Kobo https://www.kobo.com/search?query={{{s}}}
2 thalia Thalia https://www.thalia.de/suche?sq={{{s}}}
# News / World
6 bbc BBC https://www.bbc.co.uk/search?q={{{s}}}
5 nyt The New York Times https://www.nytimes.com/search?query={{{s}}}
4 reuters Reuters https://www.reuters.com/site-search/?query={{{s}}}
4 ap AP News https://apnews.com/search?q={{{s}}}
4 cnn CNN https://edition.cnn.com/search?q={{{s}}}
4 aj Al Jazeera https://www.aljazeera.com/search/{{{s}}}
4 wapo The Washington Post https://www.washingtonpost.com/search/?query={{{s}}}
4 npr NPR https://www.npr.org/search/?query={{{s}}}
3 dw Deutsche Welle https://www.dw.com/search/en?searchNavigationId=9097&languageCode=en&item={{{s}}}
3 f24 France 24 https://www.france24.com/en/search?query={{{s}}}
3 atlantic The Atlantic https://www.theatlantic.com/search/?q={{{s}}}
3 newyorker The New Yorker https://www.newyorker.com/search/q/{{{s}}}
2 propublica ProPublica https://www.propublica.org/search?qss={{{s}}}
2 politico Politico https://www.politico.com/search?q={{{s}}}
# News / By country
4 rte RTÉ https://www.rte.ie/search/query/{{{s}}}/
3 irishtimes The Irish Times https://www.irishtimes.com/search/?query={{{s}}}
3 independent The Independent https://www.independent.co.uk/search?query={{{s}}}
3 sky Sky News https://news.sky.com/search?q={{{s}}}
4 spiegel Der Spiegel https://www.spiegel.de/suche/?suchbegriff={{{s}}}
4 tagesschau Tagesschau https://www.tagesschau.de/suche#/all/1/?searchText={{{s}}}
3 zeit Die Zeit https://www.zeit.de/suche/index?q={{{s}}}
3 faz Frankfurter Allgemeine https://www.faz.net/suche/?query={{{s}}}
3 sz Süddeutsche Zeitung https://www.sueddeutsche.de/suche?search={{{s}}}
4 lemonde Le Monde https://www.lemonde.fr/recherche/?search_keywords={{{s}}}
3 figaro Le Figaro https://recherche.lefigaro.fr/recherche/{{{s}}}/
4 elpais El País https://elpais.com/buscador/?q={{{s}}}
3 corriere Corriere della Sera https://www.corriere.it/ricerca/?q={{{s}}}
2 repubblica La Repubblica https://ricerca.repubblica.it/ricerca/repubblica?query={{{s}}}
2 nrc NRC https://www.nrc.nl/search/?q={{{s}}}
2 nzz Neue Zürcher Zeitung https://www.nzz.ch/suche?q={{{s}}}
2 derstandard Der Standard https://www.derstandard.at/suche?query={{{s}}}
2 svt SVT https://www.svt.se/sok?q={{{s}}}
2 nrk NRK https://www.nrk.no/sok/?q={{{s}}}
3 cbc CBC https://www.cbc.ca/search?q={{{s}}}
3 abcau ABC Australia https://www.abc.net.au/search?query={{{s}}}
2 rnz RNZ https://www.rnz.co.nz/search/results?q={{{s}}}
2 thehindu The Hindu https://www.thehindu.com/search/?q={{{s}}}
2 japantimes The Japan Times https://www.japantimes.co.jp/search?query={{{s}}}
# News / Technology
5 hn Hacker News https://hn.algolia.com/?q={{{s}}}
4 ars Ars Technica https://arstechnica.com/search/?q={{{s}}}
4 verge The Verge https://www.theverge.com/search?q={{{s}}}
3 wired Wired https://www.wired.com/search/?q={{{s}}}
3 tc TechCrunch https://techcrunch.com/?s={{{s}}}
3 reg The Register https://search.theregister.com/?q={{{s}}}
3 heise heise online https://www.heise.de/suche/?q={{{s}}}
2 lwn LWN https://lwn.net/Search/DoSearch?words={{{s}}}
2 lobsters Lobsters https://lobste.rs/search?what=stories&order=newest&q={{{s}}}
2 engadget Engadget https://search.engadget.com/search?p={{{s}}}
2 golem Golem https://suche.golem.de/search.php?q={{{s}}}
2 slashdot Slashdot https://slashdot.org/index2.pl?fhfilter={{{s}}}
# News / Money
4 ft Financial Times https://www.ft.com/search?q={{{s}}}
4 economist The Economist https://www.economist.com/search?q={{{s}}}
4 bloomberg Bloomberg https://www.bloomberg.com/search?query={{{s}}}
3 wsj The Wall Street Journal https://www.wsj.com/search?query={{{s}}}
4 yf Yahoo Finance https://finance.yahoo.com/lookup?s={{{s}}}
2 marketwatch MarketWatch https://www.marketwatch.com/search?q={{{s}}}
2 cnbc CNBC https://www.cnbc.com/search/?query={{{s}}}
2 investopedia Investopedia https://www.investopedia.com/search?q={{{s}}}
2 coingecko CoinGecko https://www.coingecko.com/en/search?query={{{s}}}
# Shopping / General
8 a Amazon https://www.amazon.com/s?k={{{s}}}
6 auk Amazon UK https://www.amazon.co.uk/s?k={{{s}}}
6 ade Amazon Germany https://www.amazon.de/s?k={{{s}}}
4 afr Amazon France https://www.amazon.fr/s?k={{{s}}}
4 aes Amazon Spain https://www.amazon.es/s?k={{{s}}}
4 ait Amazon Italy https://www.amazon.it/s?k={{{s}}}
4 aca Amazon Canada https://www.amazon.ca/s?k={{{s}}}
4 ajp Amazon Japan https://www.amazon.co.jp/s?k={{{s}}}
6 e eBay https://www.ebay.com/sch/i.html?_nkw={{{s}}}
5 euk eBay UK https://www.ebay.co.uk/sch/i.html?_nkw={{{s}}}
5 ede eBay Germany https://www.ebay.de/sch/i.html?_nkw={{{s}}}
5 etsy Etsy https://www.etsy.com/search?q={{{s}}}
4 ali AliExpress https://www.aliexpress.com/w/wholesale.html?SearchText={{{s}}}
2 alibaba Alibaba https://www.alibaba.com/trade/search?SearchText={{{s}}}
4 walmart Walmart https://www.walmart.com/search?q={{{s}}}
4 target Target https://www.target.com/s?searchTerm={{{s}}}
3 costco Costco https://www.costco.com/s?keyword={{{s}}}
3 argos Argos https://www.argos.co.uk/search/{{{s}}}/
3 jl John Lewis https://www.johnlewis.com/search?search-term={{{s}}}
3 otto Otto https://www.otto.de/suche/{{{s}}}/
3 bol bol https://www.bol.com/nl/nl/s/?searchtext={{{s}}}
3 allegro Allegro https://allegro.pl/listing?string={{{s}}}
2 rakuten Rakuten https://search.rakuten.co.jp/search/mall/{{{s}}}/
2 flipkart Flipkart https://www.flipkart.com/search?q={{{s}}}
2 mercado Mercado Libre https://listado.mercadolibre.com.mx/{{{s}}}
2 coolblue Coolblue https://www.coolblue.nl/zoeken?query={{{s}}}
2 galaxus Galaxus https://www.galaxus.ch/en/search?q={{{s}}}
# Shopping / Prices
4 idealo idealo https://www.idealo.de/preisvergleich/MainSearchProductCategory.html?q={{{s}}}
3 geiz Geizhals https://geizhals.eu/?fs={{{s}}}
3 camel CamelCamelCamel https://camelcamelcamel.com/search?sq={{{s}}}
3 pcpp PCPartPicker https://pcpartpicker.com/search/?q={{{s}}}
2 prisjakt Prisjakt https://www.prisjakt.nu/search?search={{{s}}}
2 slickdeals Slickdeals https://slickdeals.net/newsearch.php?q={{{s}}}
2 hukd hotukdeals https://www.hotukdeals.com/search?q={{{s}}}
# Shopping / Electronics
4 bb Best Buy https://www.bestbuy.com/site/searchpage.jsp?st={{{s}}}
4 newegg Newegg https://www.newegg.com/p/pl?d={{{s}}}
3 bh B&H https://www.bhphotovideo.com/c/search?q={{{s}}}
3 currys Currys https://www.currys.co.uk/search?q={{{s}}}
2 scan Scan https://www.scan.co.uk/search?q={{{s}}}
2 adafruit Adafruit https://www.adafruit.com/search?q={{{s}}}
2 sparkfun SparkFun https://www.sparkfun.com/search/results?term={{{s}}}
2 digikey DigiKey https://www.digikey.com/en/products/result?keywords={{{s}}}
2 mouser Mouser https://www.mouser.com/c/?q={{{s}}}
2 reichelt Reichelt https://www.reichelt.com/index.html?ACTION=446&SEARCH={{{s}}}
2 rs RS https://uk.rs-online.com/web/c/?searchTerm={{{s}}}
2 mm MediaMarkt https://www.mediamarkt.de/de/search.html?query={{{s}}}
2 fnac Fnac https://www.fnac.com/SearchResult/ResultList.aspx?Search={{{s}}}
# Shopping / Home and clothes
5 ikea IKEA https://www.ikea.com/gb/en/search/?q={{{s}}}
3 homedepot The Home Depot https://www.homedepot.com/s/{{{s}}}
2 lowes Lowe’s https://www.lowes.com/search?searchTerm={{{s}}}
2 bq B&Q https://www.diy.com/search?term={{{s}}}
2 screwfix Screwfix https://www.screwfix.com/search?search={{{s}}}
2 obi OBI https://www.obi.de/search/{{{s}}}/
3 zalando Zalando https://www.zalando.co.uk/catalog/?q={{{s}}}
2 asos ASOS https://www.asos.com/search/?q={{{s}}}
2 uniqlo Uniqlo https://www.uniqlo.com/uk/en/search?q={{{s}}}
3 decathlon Decathlon https://www.decathlon.co.uk/search?Ntt={{{s}}}
2 rei REI https://www.rei.com/search?q={{{s}}}
# Shopping / Second hand
4 craigslist Craigslist https://geo.craigslist.org/iso/us?query={{{s}}}
3 gumtree Gumtree https://www.gumtree.com/search?q={{{s}}}
3 kleinanzeigen Kleinanzeigen https://www.kleinanzeigen.de/s-{{{s}}}/k0
3 vinted Vinted https://www.vinted.co.uk/catalog?search_text={{{s}}}
3 lbc leboncoin https://www.leboncoin.fr/recherche?text={{{s}}}
2 mplaats Marktplaats https://www.marktplaats.nl/q/{{{s}}}/
2 blocket Blocket https://www.blocket.se/annonser/hela_sverige?q={{{s}}}
2 willhaben willhaben https://www.willhaben.at/iad/kaufen-und-verkaufen/marktplatz?keyword={{{s}}}
2 backmarket Back Market https://www.backmarket.co.uk/en-gb/search?q={{{s}}}
# Technology / Code hosting
7 gh GitHub https://github.com/search?q={{{s}}}&type=repositories
5 ghc GitHub code https://github.com/search?q={{{s}}}&type=code
4 gist GitHub Gist https://gist.github.com/search?q={{{s}}}
4 gl GitLab https://gitlab.com/explore/projects?name={{{s}}}
3 cb Codeberg https://codeberg.org/explore/repos?q={{{s}}}
2 srht SourceHut https://sr.ht/projects?search={{{s}}}
2 sourceforge SourceForge https://sourceforge.net/directory/?q={{{s}}}
3 sg Sourcegraph https://sourcegraph.com/search?q={{{s}}}
2 gcs Chromium Code Search https://source.chromium.org/search?q={{{s}}}
2 dcs Debian Code Search https://codesearch.debian.net/search?q={{{s}}}
2 searchfox Searchfox https://searchfox.org/mozilla-central/search?q={{{s}}}
2 elixir Elixir Cross Referencer https://elixir.bootlin.com/linux/latest/A/ident/{{{s}}}
# Technology / Questions
6 so Stack Overflow https://stackoverflow.com/search?q={{{s}}}
4 su Super User https://superuser.com/search?q={{{s}}}
4 sf Server Fault https://serverfault.com/search?q={{{s}}}
3 au Ask Ubuntu https://askubuntu.com/search?q={{{s}}}
3 ux Unix & Linux https://unix.stackexchange.com/search?q={{{s}}}
3 askdiff Ask Different https://apple.stackexchange.com/search?q={{{s}}}
2 dba Database Administrators https://dba.stackexchange.com/search?q={{{s}}}
2 crossval Cross Validated https://stats.stackexchange.com/search?q={{{s}}}
2 tex TeX Stack Exchange https://tex.stackexchange.com/search?q={{{s}}}
2 infosec Information Security Stack Exchange https://security.stackexchange.com/search?q={{{s}}}
2 se Stack Exchange https://stackexchange.com/search?q={{{s}}}
2 devto DEV https://dev.to/search?q={{{s}}}
# Technology / Documentation
7 mdn MDN Web Docs https://developer.mozilla.org/en-US/search?q={{{s}}}
4 devdocs DevDocs https://devdocs.io/#q={{{s}}}
5 caniuse Can I use https://caniuse.com/?search={{{s}}}
4 py Python documentation https://docs.python.org/3/search.html?q={{{s}}}
3 php PHP manual https://www.php.net/search.php?show=quickref&pattern={{{s}}}
3 rust Rust standard library https://doc.rust-lang.org/std/?search={{{s}}}
3 cpp cppreference https://en.cppreference.com/mwiki/index.php?search={{{s}}}
2 go Go packages https://pkg.go.dev/search?q={{{s}}}
2 ruby Ruby documentation https://rubyapi.org/o/s?q={{{s}}}
2 rails Rails API https://api.rubyonrails.org/?q={{{s}}}
2 django Django documentation https://docs.djangoproject.com/en/stable/search/?q={{{s}}}
2 hoogle Hoogle https://hoogle.haskell.org/?hoogle={{{s}}}
3 msdocs Microsoft Learn https://learn.microsoft.com/en-us/search/?terms={{{s}}}
2 adev Apple Developer https://developer.apple.com/search/?q={{{s}}}
2 andev Android Developers https://developer.android.com/s/results?q={{{s}}}
2 awsdocs AWS documentation https://docs.aws.amazon.com/search/doc-search.html?searchQuery={{{s}}}
2 cfdocs Cloudflare documentation https://developers.cloudflare.com/search/?query={{{s}}}
2 pg PostgreSQL documentation https://www.postgresql.org/search/?q={{{s}}}
2 jq jQuery API https://api.jquery.com/?s={{{s}}}
2 rfc RFC Editor https://www.rfc-editor.org/search/rfc_search_detail.php?title={{{s}}}
2 dt IETF Datatracker https://datatracker.ietf.org/doc/search/?name={{{s}}}&rfcs=on&activedrafts=on
2 w3c W3C https://www.w3.org/search/?q={{{s}}}
# Technology / Packages
5 npm npm https://www.npmjs.com/search?q={{{s}}}
5 pypi PyPI https://pypi.org/search/?q={{{s}}}
4 crates crates.io https://crates.io/search?q={{{s}}}
3 docsrs Docs.rs https://docs.rs/releases/search?query={{{s}}}
3 gem RubyGems https://rubygems.org/search?query={{{s}}}
3 pack Packagist https://packagist.org/search/?query={{{s}}}
3 mvn Maven Central https://central.sonatype.com/search?q={{{s}}}
3 nuget NuGet https://www.nuget.org/packages?q={{{s}}}
2 hex Hex https://hex.pm/packages?search={{{s}}}
2 hackage Hackage https://hackage.haskell.org/packages/search?terms={{{s}}}
2 cpan MetaCPAN https://metacpan.org/search?q={{{s}}}
2 pub pub.dev https://pub.dev/packages?q={{{s}}}
2 jsr JSR https://jsr.io/packages?search={{{s}}}
3 dh Docker Hub https://hub.docker.com/search?q={{{s}}}
3 brew Homebrew https://formulae.brew.sh/?search={{{s}}}
2 libio Libraries.io https://libraries.io/search?q={{{s}}}
2 bundlep Bundlephobia https://bundlephobia.com/package/{{{s}}}
# Technology / Systems
4 arch ArchWiki https://wiki.archlinux.org/index.php?search={{{s}}}
3 aur Arch User Repository https://aur.archlinux.org/packages?K={{{s}}}
3 archpkg Arch Linux packages https://archlinux.org/packages/?q={{{s}}}
3 deb Debian packages https://packages.debian.org/search?keywords={{{s}}}
3 ubuntu Ubuntu packages https://packages.ubuntu.com/search?keywords={{{s}}}
2 fedora Fedora packages https://packages.fedoraproject.org/search?query={{{s}}}
3 nix NixOS packages https://search.nixos.org/packages?query={{{s}}}
2 nixopt NixOS options https://search.nixos.org/options?query={{{s}}}
2 alpine Alpine Linux packages https://pkgs.alpinelinux.org/packages?name={{{s}}}
2 gentoo Gentoo packages https://packages.gentoo.org/packages/search?q={{{s}}}
2 flathub Flathub https://flathub.org/apps/search?q={{{s}}}
3 man Linux man pages https://man.archlinux.org/search?q={{{s}}}&go=Go
2 bsdman FreeBSD manual pages https://man.freebsd.org/cgi/man.cgi?query={{{s}}}
2 repology Repology https://repology.org/projects/?search={{{s}}}
3 fdroid F-Droid https://search.f-droid.org/?q={{{s}}}
3 play Google Play https://play.google.com/store/search?c=apps&q={{{s}}}
3 amo Firefox Add-ons https://addons.mozilla.org/en-US/firefox/search/?q={{{s}}}
2 cws Chrome Web Store https://chromewebstore.google.com/search/{{{s}}}
3 alt AlternativeTo https://alternativeto.net/browse/search/?q={{{s}}}
2 cve CVE https://www.cve.org/CVERecord/SearchResults?query={{{s}}}
2 nvd National Vulnerability Database https://nvd.nist.gov/vuln/search/results?query={{{s}}}
2 whois Who.is https://who.is/whois/{{{s}}}
2 bugzilla Mozilla’s bug tracker https://bugzilla.mozilla.org/buglist.cgi?quicksearch={{{s}}}
# Research / Papers
6 scholar Google Scholar https://scholar.google.com/scholar?q={{{s}}}
5 arxiv arXiv https://arxiv.org/search/?searchtype=all&query={{{s}}}
5 pubmed PubMed https://pubmed.ncbi.nlm.nih.gov/?term={{{s}}}
4 s2 Semantic Scholar https://www.semanticscholar.org/search?q={{{s}}}
3 doi DOI https://doi.org/{{{s}}}
3 jstor JSTOR https://www.jstor.org/action/doBasicSearch?Query={{{s}}}
3 core CORE https://core.ac.uk/search?q={{{s}}}
3 base BASE https://www.base-search.net/Search/Results?lookfor={{{s}}}
3 dblp dblp https://dblp.org/search?q={{{s}}}
2 acm ACM Digital Library https://dl.acm.org/action/doSearch?AllField={{{s}}}
2 ieee IEEE Xplore https://ieeexplore.ieee.org/search/searchresult.jsp?queryText={{{s}}}
2 springer SpringerLink https://link.springer.com/search?query={{{s}}}
2 sciencedirect ScienceDirect https://www.sciencedirect.com/search?qs={{{s}}}
3 nature Nature https://www.nature.com/search?q={{{s}}}
2 science Science https://www.science.org/action/doSearch?AllField={{{s}}}
2 plos PLOS https://journals.plos.org/plosone/search?q={{{s}}}
2 biorxiv bioRxiv https://www.biorxiv.org/search/{{{s}}}
2 openalex OpenAlex https://openalex.org/works?search={{{s}}}
2 zenodo Zenodo https://zenodo.org/search?q={{{s}}}
2 hal HAL https://hal.science/search/index/?q={{{s}}}
2 eric ERIC https://eric.ed.gov/?q={{{s}}}
# Research / Health
4 nhs NHS https://www.nhs.uk/search/results?q={{{s}}}
4 mayo Mayo Clinic https://www.mayoclinic.org/search/search-results?q={{{s}}}
3 medline MedlinePlus https://vsearch.nlm.nih.gov/vivisimo/cgi-bin/query-meta?v%3Aproject=medlineplus&query={{{s}}}
3 cochrane Cochrane Library https://www.cochranelibrary.com/search?searchText={{{s}}}
2 drugs Drugs.com https://www.drugs.com/search.php?searchterm={{{s}}}
2 who World Health Organization https://www.who.int/home/search-results?indexCatalogue=genericsearchindex1&searchQuery={{{s}}}
2 trials ClinicalTrials.gov https://clinicaltrials.gov/search?term={{{s}}}
2 nice NICE https://www.nice.org.uk/search?q={{{s}}}
# Research / Nature
4 inat iNaturalist https://www.inaturalist.org/search?q={{{s}}}
3 ebird eBird https://ebird.org/explore?q={{{s}}}
3 xc xeno-canto https://xeno-canto.org/explore?query={{{s}}}
3 gbif GBIF https://www.gbif.org/search?q={{{s}}}
2 eol Encyclopedia of Life https://eol.org/search?q={{{s}}}
2 powo Plants of the World Online https://powo.science.kew.org/results?q={{{s}}}
2 rhs RHS https://www.rhs.org.uk/plants/search-results?query={{{s}}}
2 aab All About Birds https://www.allaboutbirds.org/news/search/?q={{{s}}}
2 rspb RSPB https://www.rspb.org.uk/search?q={{{s}}}
2 fishbase FishBase https://www.fishbase.se/ComNames/CommonNameSearchList.php?CommonName={{{s}}}
2 mindat Mindat https://www.mindat.org/search.php?search={{{s}}}
2 nasa NASA https://www.nasa.gov/?search={{{s}}}
2 ads NASA ADS https://ui.adsabs.harvard.edu/search/q={{{s}}}
2 simbad SIMBAD https://simbad.cds.unistra.fr/simbad/sim-id?Ident={{{s}}}
2 pubchem PubChem https://pubchem.ncbi.nlm.nih.gov/#query={{{s}}}
2 uniprot UniProt https://www.uniprot.org/uniprotkb?query={{{s}}}
# Research / Mathematics
3 mathw Wolfram MathWorld https://mathworld.wolfram.com/search/?query={{{s}}}
3 mse Mathematics Stack Exchange https://math.stackexchange.com/search?q={{{s}}}
2 mo MathOverflow https://mathoverflow.net/search?q={{{s}}}
2 nlab nLab https://ncatlab.org/nlab/search?query={{{s}}}
2 zb zbMATH Open https://zbmath.org/?q={{{s}}}
2 khan Khan Academy https://www.khanacademy.org/search?page_search_query={{{s}}}
# Watch and listen / Video
8 yt YouTube https://www.youtube.com/results?search_query={{{s}}}
4 vimeo Vimeo https://vimeo.com/search?q={{{s}}}
3 dm Dailymotion https://www.dailymotion.com/search/{{{s}}}/videos
3 twitch Twitch https://www.twitch.tv/search?term={{{s}}}
3 sepia Sepia Search https://sepiasearch.org/search?search={{{s}}}
3 iplayer BBC iPlayer https://www.bbc.co.uk/iplayer/search?q={{{s}}}
3 arte ARTE https://www.arte.tv/en/search/?q={{{s}}}
3 ard ARD Mediathek https://www.ardmediathek.de/suche/{{{s}}}
2 zdf ZDF https://www.zdf.de/suche?q={{{s}}}
3 netflix Netflix https://www.netflix.com/search?q={{{s}}}
2 ted TED https://www.ted.com/search?q={{{s}}}
2 nebula Nebula https://nebula.tv/search?q={{{s}}}
2 bili Bilibili https://search.bilibili.com/all?keyword={{{s}}}
2 nico Niconico https://www.nicovideo.jp/search/{{{s}}}
# Watch and listen / Films and series
7 imdb IMDb https://www.imdb.com/find/?q={{{s}}}
4 rt Rotten Tomatoes https://www.rottentomatoes.com/search?search={{{s}}}
4 letterboxd Letterboxd https://letterboxd.com/search/{{{s}}}/
4 tmdb The Movie Database https://www.themoviedb.org/search?query={{{s}}}
3 meta Metacritic https://www.metacritic.com/search/{{{s}}}/
3 jw JustWatch https://www.justwatch.com/uk/search?q={{{s}}}
2 tvdb TheTVDB https://thetvdb.com/search?query={{{s}}}
2 trakt Trakt https://trakt.tv/search?query={{{s}}}
2 mal MyAnimeList https://myanimelist.net/search/all?q={{{s}}}&cat=all
2 anilist AniList https://anilist.co/search/anime?search={{{s}}}
2 subs OpenSubtitles https://www.opensubtitles.org/en/search2/sublanguageid-all/moviename-{{{s}}}
2 tvtropes TV Tropes https://tvtropes.org/pmwiki/search_result.php?q={{{s}}}
# Watch and listen / Music
5 spotify Spotify https://open.spotify.com/search/{{{s}}}
4 bc Bandcamp https://bandcamp.com/search?q={{{s}}}
4 sc SoundCloud https://soundcloud.com/search?q={{{s}}}
3 ytm YouTube Music https://music.youtube.com/search?q={{{s}}}
3 am Apple Music https://music.apple.com/us/search?term={{{s}}}
3 deezer Deezer https://www.deezer.com/search/{{{s}}}
3 discogs Discogs https://www.discogs.com/search/?q={{{s}}}
3 mb MusicBrainz https://musicbrainz.org/search?type=artist&query={{{s}}}
3 lfm Last.fm https://www.last.fm/search?q={{{s}}}
3 genius Genius https://genius.com/search?q={{{s}}}
2 rym Rate Your Music https://rateyourmusic.com/search?searchtype=a&searchterm={{{s}}}
2 allmusic AllMusic https://www.allmusic.com/search/all/{{{s}}}
2 imslp IMSLP https://imslp.org/index.php?search={{{s}}}
2 muse MuseScore https://musescore.com/sheetmusic?text={{{s}}}
2 ug Ultimate Guitar https://www.ultimate-guitar.com/search.php?search_type=title&value={{{s}}}
2 freesound Freesound https://freesound.org/search/?q={{{s}}}
2 tunein TuneIn https://tunein.com/search/?query={{{s}}}
2 podchaser Podchaser https://www.podchaser.com/search?q={{{s}}}
2 setlist setlist.fm https://www.setlist.fm/search?query={{{s}}}
2 whosampled WhoSampled https://www.whosampled.com/search/?q={{{s}}}
# Pictures / Photographs
6 gi Google Images https://www.google.com/search?udm=2&q={{{s}}}
5 bi Bing Images https://www.bing.com/images/search?q={{{s}}}
5 commons Wikimedia Commons https://commons.wikimedia.org/w/index.php?search={{{s}}}&title=Special:MediaSearch
4 unsplash Unsplash https://unsplash.com/s/photos/{{{s}}}
4 flickr Flickr https://www.flickr.com/search/?text={{{s}}}
3 pexels Pexels https://www.pexels.com/search/{{{s}}}/
3 pixabay Pixabay https://pixabay.com/images/search/{{{s}}}/
3 openverse Openverse https://openverse.org/search/?q={{{s}}}
2 500px 500px https://500px.com/search?q={{{s}}}
2 getty Getty Images https://www.gettyimages.com/photos/{{{s}}}
2 shutter Shutterstock https://www.shutterstock.com/search/{{{s}}}
3 giphy GIPHY https://giphy.com/search/{{{s}}}
2 tenor Tenor https://tenor.com/search/{{{s}}}-gifs
3 imgur Imgur https://imgur.com/search?q={{{s}}}
# Pictures / Art and design
3 da DeviantArt https://www.deviantart.com/search?q={{{s}}}
3 behance Behance https://www.behance.net/search/projects?search={{{s}}}
3 dribbble Dribbble https://dribbble.com/search/{{{s}}}
3 pin Pinterest https://www.pinterest.com/search/pins/?q={{{s}}}
3 artst ArtStation https://www.artstation.com/search?query={{{s}}}
2 met The Met https://www.metmuseum.org/art/collection/search?q={{{s}}}
2 rijks Rijksmuseum https://www.rijksmuseum.nl/en/search?q={{{s}}}
2 moma MoMA https://www.moma.org/collection/?q={{{s}}}
2 tate Tate https://www.tate.org.uk/search?q={{{s}}}
2 bm British Museum https://www.britishmuseum.org/collection/search?keyword={{{s}}}
2 va V&A https://collections.vam.ac.uk/search/?q={{{s}}}
2 wellcome Wellcome Collection https://wellcomecollection.org/search?query={{{s}}}
# Pictures / Fonts, icons and colours
3 gf Google Fonts https://fonts.google.com/?query={{{s}}}
3 dafont DaFont https://www.dafont.com/search.php?q={{{s}}}
2 noun The Noun Project https://thenounproject.com/search/icons/?q={{{s}}}
2 iconify Iconify https://icon-sets.iconify.design/?query={{{s}}}
2 emoji Emojipedia https://emojipedia.org/search?q={{{s}}}
2 colour ColorHexa https://www.colorhexa.com/{{{s}}}
2 unicode Compart Unicode https://www.compart.com/en/unicode/search?q={{{s}}}
2 thing Thingiverse https://www.thingiverse.com/search?q={{{s}}}
2 printables Printables https://www.printables.com/search/models?q={{{s}}}
# Games / Shops
5 steam Steam https://store.steampowered.com/search/?term={{{s}}}
4 gog GOG https://www.gog.com/en/games?query={{{s}}}
4 itch itch.io https://itch.io/search?q={{{s}}}
3 epic Epic Games Store https://store.epicgames.com/en-US/browse?q={{{s}}}
3 nintendo Nintendo https://www.nintendo.com/us/search/#q={{{s}}}
2 psstore PlayStation Store https://store.playstation.com/en-gb/search/{{{s}}}
2 humble Humble Bundle https://www.humblebundle.com/store/search?search={{{s}}}
2 itad IsThereAnyDeal https://isthereanydeal.com/search/?q={{{s}}}
# Games / Guides and databases
3 pdb ProtonDB https://www.protondb.com/search?q={{{s}}}
3 hltb HowLongToBeat https://howlongtobeat.com/?q={{{s}}}
3 pcgw PCGamingWiki https://www.pcgamingwiki.com/w/index.php?search={{{s}}}
3 ign IGN https://www.ign.com/search?q={{{s}}}
2 gamefaqs GameFAQs https://gamefaqs.gamespot.com/search?game={{{s}}}
2 mobyg MobyGames https://www.mobygames.com/search/?q={{{s}}}
2 igdb IGDB https://www.igdb.com/search?q={{{s}}}
3 mc Minecraft Wiki https://minecraft.wiki/?search={{{s}}}
2 modrinth Modrinth https://modrinth.com/mods?q={{{s}}}
2 nexus Nexus Mods https://www.nexusmods.com/search/?keyword={{{s}}}
2 speedrun speedrun.com https://www.speedrun.com/games?search={{{s}}}
# Games / Board and card games
3 bgg BoardGameGeek https://boardgamegeek.com/geeksearch.php?action=search&objecttype=boardgame&q={{{s}}}
2 scry Scryfall https://scryfall.com/search?q={{{s}}}
2 chess Chess.com https://www.chess.com/search?keyword={{{s}}}
2 lichess Lichess players https://lichess.org/@/{{{s}}}
2 dnd D&D Beyond https://www.dndbeyond.com/search?q={{{s}}}
# Places / Maps
7 osm OpenStreetMap https://www.openstreetmap.org/search?query={{{s}}}
6 m Google Maps https://www.google.com/maps/search/{{{s}}}
4 bmaps Bing Maps https://www.bing.com/maps?q={{{s}}}
4 amaps Apple Maps https://maps.apple.com/?q={{{s}}}
3 here HERE WeGo https://wego.here.com/search/{{{s}}}
2 mapy Mapy.com https://mapy.com/en/zakladni?q={{{s}}}
2 geonames GeoNames https://www.geonames.org/search.html?q={{{s}}}
2 w3w what3words https://what3words.com/{{{s}}}
2 komoot Komoot https://www.komoot.com/discover/{{{s}}}
2 alltrails AllTrails https://www.alltrails.com/search?q={{{s}}}
# Places / Travel
4 wv Wikivoyage https://en.wikivoyage.org/w/index.php?search={{{s}}}
4 ta Tripadvisor https://www.tripadvisor.com/Search?q={{{s}}}
4 booking Booking.com https://www.booking.com/searchresults.html?ss={{{s}}}
4 airbnb Airbnb https://www.airbnb.com/s/{{{s}}}/homes
3 r2r Rome2Rio https://www.rome2rio.com/map/{{{s}}}
3 hostel Hostelworld https://www.hostelworld.com/search?search_keywords={{{s}}}
2 atlas Atlas Obscura https://www.atlasobscura.com/search?q={{{s}}}
2 lp Lonely Planet https://www.lonelyplanet.com/search?q={{{s}}}
2 fa FlightAware https://www.flightaware.com/live/flight/{{{s}}}
2 fr24 Flightradar24 https://www.flightradar24.com/data/flights/{{{s}}}
2 unesco UNESCO World Heritage https://whc.unesco.org/en/search/?criteria={{{s}}}
# Places / Weather
3 yr Yr https://www.yr.no/en/search?q={{{s}}}
3 wttr wttr.in https://wttr.in/{{{s}}}
3 metoffice Met Office https://weather.metoffice.gov.uk/search?query={{{s}}}
2 wund Weather Underground https://www.wunderground.com/weather/{{{s}}}
2 nws National Weather Service https://forecast.weather.gov/zipcity.php?inputstring={{{s}}}
2 ventusky Ventusky https://www.ventusky.com/{{{s}}}
# Places / Homes
3 rightmove Rightmove https://www.rightmove.co.uk/property-for-sale/search.html?searchLocation={{{s}}}
3 zillow Zillow https://www.zillow.com/homes/{{{s}}}_rb/
2 daft Daft https://www.daft.ie/property-for-sale/{{{s}}}
2 zoopla Zoopla https://www.zoopla.co.uk/search/?q={{{s}}}
2 idealista idealista https://www.idealista.com/en/buscar/venta-viviendas/{{{s}}}/
# People / Social networks
6 r Reddit https://www.reddit.com/search/?q={{{s}}}
4 sub A subreddit https://www.reddit.com/r/{{{s}}}
4 mast Mastodon https://mastodon.social/search?q={{{s}}}
4 bsky Bluesky https://bsky.app/search?q={{{s}}}
4 x X https://x.com/search?q={{{s}}}
4 fb Facebook https://www.facebook.com/search/top?q={{{s}}}
4 ig Instagram https://www.instagram.com/explore/tags/{{{s}}}/
4 tt TikTok https://www.tiktok.com/search?q={{{s}}}
3 tumblr Tumblr https://www.tumblr.com/search/{{{s}}}
3 threads Threads https://www.threads.net/search?q={{{s}}}
2 lemmy Lemmy https://lemmy.world/search?q={{{s}}}
2 vk VK https://vk.com/search?q={{{s}}}
2 weibo Weibo https://s.weibo.com/weibo?q={{{s}}}
2 quora Quora https://www.quora.com/search?q={{{s}}}
3 tg Telegram channels https://t.me/s/{{{s}}}
2 meetup Meetup https://www.meetup.com/find/?keywords={{{s}}}
2 eventbrite Eventbrite https://www.eventbrite.com/d/online/{{{s}}}/
# People / Writing
3 medium Medium https://medium.com/search?q={{{s}}}
3 substack Substack https://substack.com/search/{{{s}}}
2 wp WordPress.com https://wordpress.com/reader/search?q={{{s}}}
3 ao3 Archive of Our Own https://archiveofourown.org/works/search?work_search%5Bquery%5D={{{s}}}
2 wattpad Wattpad https://www.wattpad.com/search/{{{s}}}
2 patreon Patreon https://www.patreon.com/search?q={{{s}}}
2 ks Kickstarter https://www.kickstarter.com/discover/advanced?term={{{s}}}
2 marg Marginalia Search https://marginalia-search.com/search?query={{{s}}}
# Work / Jobs
4 li LinkedIn https://www.linkedin.com/search/results/all/?keywords={{{s}}}
4 indeed Indeed https://www.indeed.com/jobs?q={{{s}}}
3 glassdoor Glassdoor https://www.glassdoor.com/Search/results.htm?keyword={{{s}}}
2 stepstone StepStone https://www.stepstone.de/jobs/{{{s}}}
2 reed Reed https://www.reed.co.uk/jobs/{{{s}}}-jobs
2 eures EURES https://europa.eu/eures/portal/jv-se/search?keywordsEverywhere={{{s}}}
2 levels Levels.fyi https://www.levels.fyi/companies/{{{s}}}/salaries
# Work / Companies
3 ch Companies House https://find-and-update.company-information.service.gov.uk/search?q={{{s}}}
2 ocorp OpenCorporates https://opencorporates.com/companies?q={{{s}}}
2 crunch Crunchbase https://www.crunchbase.com/textsearch?q={{{s}}}
2 edgar SEC EDGAR https://www.sec.gov/edgar/search/#/q={{{s}}}
2 trust Trustpilot https://www.trustpilot.com/search?query={{{s}}}
2 yelp Yelp https://www.yelp.com/search?find_desc={{{s}}}
# Work / Learning
3 coursera Coursera https://www.coursera.org/search?query={{{s}}}
3 udemy Udemy https://www.udemy.com/courses/search/?q={{{s}}}
2 edx edX https://www.edx.org/search?q={{{s}}}
2 openlearn OpenLearn https://www.open.edu/openlearn/local/ocwglobalsearch/search.php?q={{{s}}}
2 ocw MIT OpenCourseWare https://ocw.mit.edu/search/?q={{{s}}}
2 wversity Wikiversity https://en.wikiversity.org/w/index.php?search={{{s}}}
2 quizlet Quizlet https://quizlet.com/search?query={{{s}}}
# Law and government / Europe
3 gov GOV.UK https://www.gov.uk/search/all?keywords={{{s}}}
3 eu European Union https://european-union.europa.eu/search_en?queryText={{{s}}}
3 eurlex EUR-Lex https://eur-lex.europa.eu/search.html?scope=EURLEX&text={{{s}}}
2 ukleg legislation.gov.uk https://www.legislation.gov.uk/all?text={{{s}}}
2 hansard Hansard https://hansard.parliament.uk/search?searchTerm={{{s}}}
2 twfy TheyWorkForYou https://www.theyworkforyou.com/search/?q={{{s}}}
2 isb Irish Statute Book https://www.irishstatutebook.ie/eli/search?q={{{s}}}
2 citinfo Citizens Information https://www.citizensinformation.ie/en/search/?q={{{s}}}
2 legifrance Légifrance https://www.legifrance.gouv.fr/search/all?query={{{s}}}
2 dejure dejure.org https://dejure.org/cgi-bin/suche?Suchenach={{{s}}}
2 bailii BAILII https://www.bailii.org/cgi-bin/lucy_search_1.cgi?query={{{s}}}
2 espacenet Espacenet https://worldwide.espacenet.com/patent/search?q={{{s}}}
2 wdtk WhatDoTheyKnow https://www.whatdotheyknow.com/search/{{{s}}}/all
# Law and government / Elsewhere
2 congress Congress.gov https://www.congress.gov/search?q=%7B%22search%22%3A%22{{{s}}}%22%7D
2 cl CourtListener https://www.courtlistener.com/?q={{{s}}}
2 lii Legal Information Institute https://www.law.cornell.edu/search/site/{{{s}}}
2 gpat Google Patents https://patents.google.com/?q={{{s}}}
2 canlii CanLII https://www.canlii.org/en/#search/text={{{s}}}
2 austlii AustLII https://www.austlii.edu.au/cgi-bin/sinosrch.cgi?query={{{s}}}
2 un United Nations https://search.un.org/results.php?query={{{s}}}
2 worldbank World Bank data https://data.worldbank.org/?q={{{s}}}
2 eff EFF https://www.eff.org/search/site/{{{s}}}
# Food / Recipes
4 bbcfood BBC Food https://www.bbc.co.uk/food/search?q={{{s}}}
3 goodfood Good Food https://www.bbcgoodfood.com/search?q={{{s}}}
4 recipe Allrecipes https://www.allrecipes.com/search?q={{{s}}}
3 serious Serious Eats https://www.seriouseats.com/search?q={{{s}}}
3 epi Epicurious https://www.epicurious.com/search?q={{{s}}}
3 chefkoch Chefkoch https://www.chefkoch.de/rs/s0/{{{s}}}/Rezepte.html
3 marmiton Marmiton https://www.marmiton.org/recettes/recherche.aspx?aqt={{{s}}}
2 gz GialloZafferano https://www.giallozafferano.it/ricerca-ricette/{{{s}}}/
2 cookpad Cookpad https://cookpad.com/uk/search/{{{s}}}
2 smitten Smitten Kitchen https://smittenkitchen.com/?s={{{s}}}
# Food / Drink and groceries
3 off Open Food Facts https://world.openfoodfacts.org/cgi/search.pl?search_terms={{{s}}}
2 tesco Tesco https://www.tesco.com/groceries/en-GB/search?query={{{s}}}
2 sains Sainsbury’s https://www.sainsburys.co.uk/gol-ui/SearchResults/{{{s}}}
2 ocado Ocado https://www.ocado.com/search?entry={{{s}}}
2 vivino Vivino https://www.vivino.com/search/wines?q={{{s}}}
2 untappd Untappd https://untappd.com/search?q={{{s}}}
2 ratebeer RateBeer https://www.ratebeer.com/search?q={{{s}}}
2 happycow HappyCow https://www.happycow.net/searchmap?location={{{s}}}
# Sport / Results and statistics
4 espn ESPN https://www.espn.com/search/_/q/{{{s}}}
3 tm Transfermarkt https://www.transfermarkt.com/schnellsuche/ergebnis/schnellsuche?query={{{s}}}
3 crick ESPNcricinfo https://search.espncricinfo.com/ci/content/site/search.html?search={{{s}}}
2 pcs ProCyclingStats https://www.procyclingstats.com/search.php?term={{{s}}}
2 bref Baseball Reference https://www.baseball-reference.com/search/search.fcgi?search={{{s}}}
2 bbref Basketball Reference https://www.basketball-reference.com/search/search.fcgi?search={{{s}}}
2 pfr Pro Football Reference https://www.pro-football-reference.com/search/search.fcgi?search={{{s}}}
2 kicker kicker https://www.kicker.de/suche?suchbegriff={{{s}}}
# Sport / Outdoors
2 strava Strava clubs https://www.strava.com/clubs/search?text={{{s}}}
2 mp Mountain Project https://www.mountainproject.com/search?q={{{s}}}
2 ukc UKClimbing https://www.ukclimbing.com/search/?q={{{s}}}
2 hikr hikr.org https://www.hikr.org/search/?q={{{s}}}
# Search engines / Web
7 g Google https://www.google.com/search?q={{{s}}}
5 b Bing https://www.bing.com/search?q={{{s}}}
4 brave Brave Search https://search.brave.com/search?q={{{s}}}
4 sp Startpage https://www.startpage.com/sp/search?query={{{s}}}
4 ec Ecosia https://www.ecosia.org/search?q={{{s}}}
4 qw Qwant https://www.qwant.com/?q={{{s}}}
4 mj Mojeek https://www.mojeek.com/search?q={{{s}}}
3 kagi Kagi https://kagi.com/search?q={{{s}}}
3 y Yahoo https://search.yahoo.com/search?p={{{s}}}
3 ya Yandex https://yandex.com/search/?text={{{s}}}
3 baidu Baidu https://www.baidu.com/s?wd={{{s}}}
2 naver Naver https://search.naver.com/search.naver?query={{{s}}}
2 seznam Seznam https://search.seznam.cz/?q={{{s}}}
2 swisscows Swisscows https://swisscows.com/en/web?query={{{s}}}
2 wiby Wiby https://wiby.me/?q={{{s}}}
3 gn Google News https://news.google.com/search?q={{{s}}}
3 bnews Bing News https://www.bing.com/news/search?q={{{s}}}
# Search engines / Archives
5 ia Internet Archive https://archive.org/search?query={{{s}}}
5 wayback Wayback Machine https://web.archive.org/web/*/{{{s}}}
3 at archive.today https://archive.ph/{{{s}}}
2 ukwa UK Web Archive https://www.webarchive.org.uk/en/ukwa/search?text={{{s}}}
2 cc Creative Commons Search https://search.creativecommons.org/?q={{{s}}}
`;
