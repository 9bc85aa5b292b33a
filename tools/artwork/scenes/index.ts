import type { Scene } from '../src/core/stage.ts';
import { balcony } from './alps-balcony.ts';
import { matterhorn } from './alps-matterhorn.ts';
import { redTrain } from './alps-train.ts';
import { lauterbrunnen } from './alps.ts';
import { furore } from './amalfi-furore.ts';
import { lemons } from './amalfi-lemons.ts';
import { road } from './amalfi-road.ts';
import { faces } from './angkor-faces.ts';
import { southGate } from './angkor-gate.ts';
import { jungle } from './angkor-roots.ts';
import { asiaAfricaOceania } from './asia-africa-oceania.ts';
import { monsoon } from './bagan-ananda.ts';
import { corridor } from './bagan-corridor.ts';
import { evening } from './bagan-river.ts';
import { splitGate } from './bali-gate.ts';
import { lakeTemple } from './bali-lake.ts';
import { bali } from './bali.ts';
import { seaTemple } from './bali-tanahlot.ts';
import { autumn } from './banff-elk.ts';
import { curveTrain } from './banff-train.ts';
import { skating } from './banff-winter.ts';
import { fromThePlane } from './bora-aerial.ts';
import { dusk } from './bora-dusk.ts';
import { lagoonRays } from './bora-rays.ts';
import { rapids } from './canyon-raft.ts';
import { milkyWay } from './canyon-watchtower.ts';
import { winter as canyonWinter } from './canyon-winter.ts';
import { grandCanyon } from './canyon.ts';
import { boKaap } from './capetown-bokaap.ts';
import { huts } from './capetown-muizenberg.ts';
import { penguins } from './capetown-penguins.ts';
import { capeTown } from './capetown.ts';
import { europeAmericas } from './europe-americas.ts';
import { highBridge } from './everest-bridge.ts';
import { camp } from './everest-camp.ts';
import { tengboche } from './everest-tengboche.ts';
import { food } from './food.ts';
import { dance } from './galapagos-boobies.ts';
import { iguanas } from './galapagos-iguana.ts';
import { kicker } from './galapagos-kicker.ts';
import { rooftop } from './giza-rooftop.ts';
import { night as sphinxNight } from './giza-sphinx.ts';
import { haLong } from './halong.ts';
import { village } from './halong-village.ts';
import { dome } from './havana-capitolio.ts';
import { son } from './havana-courtyard.ts';
import { malecon } from './havana-malecon.ts';
import { cow } from './highlands-cow.ts';
import { storr } from './highlands-storr.ts';
import { steam } from './highlands-viaduct.ts';
import { bigHill } from './hongkong-buddha.ts';
import { peak } from './hongkong-peak.ts';
import { neon } from './hongkong-tram.ts';
import { puffins } from './iceland-puffins.ts';
import { vik } from './iceland-vik.ts';
import { amber } from './jaipur-amber.ts';
import { stepwell } from './jaipur-stepwell.ts';
import { lakePalace } from './jaipur-waterpalace.ts';
import { nets } from './kerala-nets.ts';
import { race } from './kerala-snakeboat.ts';
import { hillsOfTea } from './kerala-tea.ts';
import { kyoto } from './kyoto.ts';
import { tower } from './lisbon-belem.ts';
import { fado } from './lisbon-night.ts';
import { lisbon } from './lisbon.ts';
import { lights } from './lofoten-aurora.ts';
import { midnightSun } from './lofoten-beach.ts';
import { stockfish } from './lofoten-stockfish.ts';
import { orchids } from './machupicchu-hummingbird.ts';
import { train } from './machupicchu-train.ts';
import { machuPicchu } from './machupicchu.ts';
import { lemurs } from './madagascar-lemurs.ts';
import { pirogues } from './madagascar-pirogues.ts';
import { blueGarden } from './marrakech-garden.ts';
import { terrace } from './marrakech-terrace.ts';
import { marrakech } from './marrakech.ts';
import { sound } from './milford-dolphins.ts';
import { stirling } from './milford-falls.ts';
import { keaPass } from './milford-kea.ts';
import { milford } from './milford.ts';
import { hoganNight } from './monument-hogan.ts';
import { storm } from './monument-storm.ts';
import { totem } from './monument-totem.ts';
import { henge } from './newyork-henge.ts';
import { snowStreet } from './newyork-snow.ts';
import { newYork } from './newyork.ts';
import { hierve } from './oaxaca-hierve.ts';
import { ruins } from './oaxaca-montealban.ts';
import { ofrenda } from './oaxaca-night.ts';
import { glacier } from './patagonia-glacier.ts';
import { horns } from './patagonia-horns.ts';
import { patagonia } from './patagonia.ts';
import { peopleAndStills } from './people-and-stills.ts';
import { highPlace } from './petra-monastery.ts';
import { candlelight } from './petra-night.ts';
import { tombs } from './petra-tombs.ts';
import { petra } from './petra.ts';
import { clock } from './prague-orloj.ts';
import { winter } from './prague-snow.ts';
import { spring } from './prague-spring.ts';
import { square } from './provence-cafe.ts';
import { calanque } from './provence-calanque.ts';
import { camargue } from './provence-camargue.ts';
import { fromAbove } from './reef-aerial.ts';
import { clownfish } from './reef-clownfish.ts';
import { reef } from './reef.ts';
import { breach } from './reef-whale.ts';
import { christ } from './rio-christ.ts';
import { promenade } from './rio-copacabana.ts';
import { lapa } from './rio-lapa.ts';
import { blowhole } from './samoa-blowhole.ts';
import { sunday } from './samoa-church.ts';
import { trench } from './samoa-tosua.ts';
import { amoudi } from './santorini-amoudi.ts';
import { santorini } from './santorini.ts';
import { crossing } from './serengeti-crossing.ts';
import { serengeti } from './serengeti.ts';
import { crest } from './sossusvlei-crest.ts';
import { smallest } from './sossusvlei-gecko.ts';
import { spring as jacarandas } from './sydney-jacaranda.ts';
import { oceanPool } from './sydney-pool.ts';
import { kataTjuta } from './uluru-domes.ts';
import { rain } from './uluru-rain.ts';
import { highWater } from './venice-acqua.ts';
import { burano } from './venice-burano.ts';
import { quietCanal } from './venice-canal.ts';
import { bridge } from './victoriafalls-bridge.ts';
import { knifeEdge } from './victoriafalls-knife.ts';
import { moonbow } from './victoriafalls-moonbow.ts';
import { stoneTown } from './zanzibar-door.ts';
import { lowTide } from './zanzibar-lowtide.ts';
import { nightMarket } from './zanzibar-market.ts';

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
