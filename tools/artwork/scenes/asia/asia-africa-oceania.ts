import type { Scene } from '@trekker/cover-art/core/stage.ts';
import { angkor } from '../angkor/angkor.ts';
import { bagan } from '../bagan/bagan.ts';
import { everest } from '../everest/everest.ts';
import { giza } from '../giza/giza.ts';
import { hongKong } from '../hongkong/hongkong.ts';
import { jaipur } from '../jaipur/jaipur.ts';
import { kerala } from '../kerala/kerala.ts';
import { madagascar } from '../madagascar/madagascar.ts';
import { pacific } from '../pacific/pacific.ts';
import { sossusvlei } from '../sossusvlei/sossusvlei.ts';
import { sydney } from '../sydney/sydney.ts';
import { uluru } from '../uluru/uluru.ts';
import { victoriaFalls } from '../victoriafalls/victoriafalls.ts';
import { zanzibar } from '../zanzibar/zanzibar.ts';

export const asiaAfricaOceania: readonly Scene[] = [angkor, jaipur, kerala, everest, bagan, hongKong, ...giza, ...sossusvlei, victoriaFalls, zanzibar, ...madagascar, uluru, ...sydney, ...pacific];
