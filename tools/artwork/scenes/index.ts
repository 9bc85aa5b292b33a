import type { Scene } from '@trekker/cover-art/core/stage.ts';
import { balcony } from './alps/alps-balcony.ts';
import { matterhorn } from './alps/alps-matterhorn.ts';
import { redTrain } from './alps/alps-train.ts';
import { lauterbrunnen } from './alps/alps.ts';
import { furore } from './amalfi/amalfi-furore.ts';
import { lemons } from './amalfi/amalfi-lemons.ts';
import { road } from './amalfi/amalfi-road.ts';
import { faces } from './angkor/angkor-faces.ts';
import { southGate } from './angkor/angkor-gate.ts';
import { jungle } from './angkor/angkor-roots.ts';
import { asiaAfricaOceania } from './asia/asia-africa-oceania.ts';
import { monsoon } from './bagan/bagan-ananda.ts';
import { corridor } from './bagan/bagan-corridor.ts';
import { evening } from './bagan/bagan-river.ts';
import { splitGate } from './bali/bali-gate.ts';
import { lakeTemple } from './bali/bali-lake.ts';
import { bali } from './bali/bali.ts';
import { seaTemple } from './bali/bali-tanahlot.ts';
import { autumn } from './banff/banff-elk.ts';
import { curveTrain } from './banff/banff-train.ts';
import { skating } from './banff/banff-winter.ts';
import { fromThePlane } from './bora/bora-aerial.ts';
import { dusk } from './bora/bora-dusk.ts';
import { lagoonRays } from './bora/bora-rays.ts';
import { rapids } from './canyon/canyon-raft.ts';
import { milkyWay } from './canyon/canyon-watchtower.ts';
import { winter as canyonWinter } from './canyon/canyon-winter.ts';
import { grandCanyon } from './canyon/canyon.ts';
import { boKaap } from './capetown/capetown-bokaap.ts';
import { huts } from './capetown/capetown-muizenberg.ts';
import { penguins } from './capetown/capetown-penguins.ts';
import { capeTown } from './capetown/capetown.ts';
import { europeAmericas } from './europe/europe-americas.ts';
import { highBridge } from './everest/everest-bridge.ts';
import { camp } from './everest/everest-camp.ts';
import { tengboche } from './everest/everest-tengboche.ts';
import { food } from './food/food.ts';
import { dance } from './galapagos/galapagos-boobies.ts';
import { iguanas } from './galapagos/galapagos-iguana.ts';
import { kicker } from './galapagos/galapagos-kicker.ts';
import { rooftop } from './giza/giza-rooftop.ts';
import { night as sphinxNight } from './giza/giza-sphinx.ts';
import { haLong } from './halong/halong.ts';
import { village } from './halong/halong-village.ts';
import { dome } from './havana/havana-capitolio.ts';
import { son } from './havana/havana-courtyard.ts';
import { malecon } from './havana/havana-malecon.ts';
import { cow } from './highlands/highlands-cow.ts';
import { storr } from './highlands/highlands-storr.ts';
import { steam } from './highlands/highlands-viaduct.ts';
import { bigHill } from './hongkong/hongkong-buddha.ts';
import { peak } from './hongkong/hongkong-peak.ts';
import { neon } from './hongkong/hongkong-tram.ts';
import { puffins } from './iceland/iceland-puffins.ts';
import { vik } from './iceland/iceland-vik.ts';
import { amber } from './jaipur/jaipur-amber.ts';
import { stepwell } from './jaipur/jaipur-stepwell.ts';
import { lakePalace } from './jaipur/jaipur-waterpalace.ts';
import { nets } from './kerala/kerala-nets.ts';
import { race } from './kerala/kerala-snakeboat.ts';
import { hillsOfTea } from './kerala/kerala-tea.ts';
import { kyoto } from './kyoto/kyoto.ts';
import { tower } from './lisbon/lisbon-belem.ts';
import { fado } from './lisbon/lisbon-night.ts';
import { lisbon } from './lisbon/lisbon.ts';
import { lights } from './lofoten/lofoten-aurora.ts';
import { midnightSun } from './lofoten/lofoten-beach.ts';
import { stockfish } from './lofoten/lofoten-stockfish.ts';
import { orchids } from './machupicchu/machupicchu-hummingbird.ts';
import { train } from './machupicchu/machupicchu-train.ts';
import { machuPicchu } from './machupicchu/machupicchu.ts';
import { lemurs } from './madagascar/madagascar-lemurs.ts';
import { pirogues } from './madagascar/madagascar-pirogues.ts';
import { blueGarden } from './marrakech/marrakech-garden.ts';
import { terrace } from './marrakech/marrakech-terrace.ts';
import { marrakech } from './marrakech/marrakech.ts';
import { sound } from './milford/milford-dolphins.ts';
import { stirling } from './milford/milford-falls.ts';
import { keaPass } from './milford/milford-kea.ts';
import { milford } from './milford/milford.ts';
import { hoganNight } from './monument/monument-hogan.ts';
import { storm } from './monument/monument-storm.ts';
import { totem } from './monument/monument-totem.ts';
import { henge } from './newyork/newyork-henge.ts';
import { snowStreet } from './newyork/newyork-snow.ts';
import { newYork } from './newyork/newyork.ts';
import { hierve } from './oaxaca/oaxaca-hierve.ts';
import { ruins } from './oaxaca/oaxaca-montealban.ts';
import { ofrenda } from './oaxaca/oaxaca-night.ts';
import { glacier } from './patagonia/patagonia-glacier.ts';
import { horns } from './patagonia/patagonia-horns.ts';
import { patagonia } from './patagonia/patagonia.ts';
import { peopleAndStills } from './people/people-and-stills.ts';
import { highPlace } from './petra/petra-monastery.ts';
import { candlelight } from './petra/petra-night.ts';
import { tombs } from './petra/petra-tombs.ts';
import { petra } from './petra/petra.ts';
import { clock } from './prague/prague-orloj.ts';
import { winter } from './prague/prague-snow.ts';
import { spring } from './prague/prague-spring.ts';
import { square } from './provence/provence-cafe.ts';
import { calanque } from './provence/provence-calanque.ts';
import { camargue } from './provence/provence-camargue.ts';
import { fromAbove } from './reef/reef-aerial.ts';
import { clownfish } from './reef/reef-clownfish.ts';
import { reef } from './reef/reef.ts';
import { breach } from './reef/reef-whale.ts';
import { christ } from './rio/rio-christ.ts';
import { promenade } from './rio/rio-copacabana.ts';
import { lapa } from './rio/rio-lapa.ts';
import { blowhole } from './samoa/samoa-blowhole.ts';
import { sunday } from './samoa/samoa-church.ts';
import { trench } from './samoa/samoa-tosua.ts';
import { amoudi } from './santorini/santorini-amoudi.ts';
import { santorini } from './santorini/santorini.ts';
import { crossing } from './serengeti/serengeti-crossing.ts';
import { serengeti } from './serengeti/serengeti.ts';
import { crest } from './sossusvlei/sossusvlei-crest.ts';
import { smallest } from './sossusvlei/sossusvlei-gecko.ts';
import { spring as jacarandas } from './sydney/sydney-jacaranda.ts';
import { oceanPool } from './sydney/sydney-pool.ts';
import { kataTjuta } from './uluru/uluru-domes.ts';
import { rain } from './uluru/uluru-rain.ts';
import { highWater } from './venice/venice-acqua.ts';
import { burano } from './venice/venice-burano.ts';
import { quietCanal } from './venice/venice-canal.ts';
import { bridge } from './victoriafalls/victoriafalls-bridge.ts';
import { knifeEdge } from './victoriafalls/victoriafalls-knife.ts';
import { moonbow } from './victoriafalls/victoriafalls-moonbow.ts';
import { stoneTown } from './zanzibar/zanzibar-door.ts';
import { lowTide } from './zanzibar/zanzibar-lowtide.ts';
import { nightMarket } from './zanzibar/zanzibar-market.ts';

/** The first pictures of every place. */
const places: readonly Scene[] = [
  ...santorini, ...kyoto, lisbon, lauterbrunnen, marrakech, ...serengeti, capeTown, petra, bali, ...haLong,
  patagonia, ...machuPicchu, grandCanyon, ...newYork, reef, milford, ...europeAmericas, ...asiaAfricaOceania,
];

/** Each place again: another hour, season, viewpoint or detail. */
const again: readonly Scene[] = [
  hoganNight, totem, ruins, hierve, blowhole, sunday, highBridge, tengboche, balcony, stockfish,
  train, keaPass, pirogues, henge, steam, clock, lapa, highWater, jacarandas, amoudi, camargue,
  crest, crossing, nightMarket, tombs,
  penguins, splitGate, christ, horns, highPlace, winter, midnightSun, quietCanal, matterhorn, sound, kataTjuta,
  tower, blueGarden, sphinxNight, oceanPool, snowStreet, lemurs, smallest, puffins, boKaap, redTrain, promenade,
  lakeTemple, candlelight, lights, glacier, burano, orchids, stirling, spring, rain, fado, terrace, canyonWinter,
  rapids, fromAbove, cow, neon, malecon, nets, clownfish, storr, peak, son, hillsOfTea, amber, jungle, stepwell,
  road, lemons, calanque, square, autumn, skating, stoneTown, lowTide, faces, dance, camp, lagoonRays, storm,
  ofrenda, trench, monsoon, corridor, evening, knifeEdge, bridge, moonbow, dusk, fromThePlane, kicker, iguanas, furore, seaTemple, huts, rooftop, vik, village, race, breach, lakePalace, milkyWay, dome, southGate, curveTrain, bigHill,
];

export const scenes: readonly Scene[] = [...places, ...again, ...food, ...peopleAndStills];
