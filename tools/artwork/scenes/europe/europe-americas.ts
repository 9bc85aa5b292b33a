import type { Scene } from '@trekker/cover-art/core/stage.ts';
import { amalfi } from '../amalfi/amalfi.ts';
import { galapagos } from '../galapagos/galapagos.ts';
import { havana } from '../havana/havana.ts';
import { highlands } from '../highlands/highlands.ts';
import { iceland } from '../iceland/iceland.ts';
import { lofoten } from '../lofoten/lofoten.ts';
import { monument } from '../monument/monument.ts';
import { moraine } from '../moraine/moraine.ts';
import { oaxaca } from '../oaxaca/oaxaca.ts';
import { prague } from '../prague/prague.ts';
import { provence } from '../provence/provence.ts';
import { rio } from '../rio/rio.ts';
import { venice } from '../venice/venice.ts';

/** The places of Europe and the Americas that came second. */
export const europeAmericas: readonly Scene[] = [...prague, ...iceland, ...lofoten, ...provence, ...highlands, ...venice, ...amalfi, ...moraine, ...rio, ...havana, ...oaxaca, ...galapagos, ...monument];
