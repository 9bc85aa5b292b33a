/**
 * The parts of the world that travellers speak of, each with its countries by ISO 3166-1 code, after the United
 * Nations' M49 regions where it has them. They name a region in a text and are words under which search finds their
 * countries.
 */
export const WORLD_REGIONS: Record<string, string> = {
  'north africa': 'DZ EG EH LY MA SD TN',
  maghreb: 'DZ EH LY MA MR TN',
  'east africa': 'BI DJ ER ET KE KM MG MU MW RE RW SC SO SS TZ UG YT',
  'west africa': 'BF BJ CI CV GH GM GN GW LR ML MR NE NG SH SL SN TG',
  'central africa': 'AO CD CF CG CM GA GQ ST TD',
  'southern africa': 'AO BW LS MW MZ NA SZ ZA ZM ZW',
  'north america': 'BM CA GL MX PM US',
  'central america': 'BZ CR GT HN NI PA SV',
  'south america': 'AR BO BR CL CO EC FK GF GY PE PY SR UY VE',
  'latin america': 'AR BO BR BZ CL CO CR CU DO EC GT HN HT MX NI PA PE PR PY SV UY VE',
  caribbean: 'AG AI AW BB BL BQ BS CU CW DM DO GD GP HT JM KN KY LC MF MQ MS PR SX TC TT VC VG VI',
  'west indies': 'AG AI AW BB BL BQ BS CU CW DM DO GD GP HT JM KN KY LC MF MQ MS PR SX TC TT VC VG VI',
  'southeast asia': 'BN ID KH LA MM MY PH SG TH TL VN',
  'south asia': 'AF BD BT IN LK MV NP PK',
  'east asia': 'CN HK JP KP KR MN MO TW',
  'central asia': 'KG KZ TJ TM UZ',
  'middle east': 'AE BH IL IQ IR JO KW LB OM PS QA SA SY TR YE',
  caucasus: 'AM AZ GE',
  scandinavia: 'DK NO SE',
  'nordic countries': 'AX DK FI FO IS NO SE',
  'baltic states': 'EE LT LV',
  benelux: 'BE LU NL',
  balkans: 'AL BA BG GR HR ME MK RS SI XK',
  'northern europe': 'AX DK EE FI FO GB GG IE IM IS JE LT LV NO SE SJ',
  'western europe': 'AT BE CH DE FR LI LU MC NL',
  'southern europe': 'AD AL BA ES GI GR HR IT ME MK MT PT RS SI SM VA XK',
  'eastern europe': 'BG BY CZ HU MD PL RO RU SK UA',
  'central europe': 'AT CH CZ DE HU LI PL SI SK',
  polynesia: 'AS CK NU PF PN TK TO TV WF WS',
  melanesia: 'FJ NC PG SB VU',
  micronesia: 'FM GU KI MH MP NR PW',
  australasia: 'AU NZ',
  'pacific islands': 'AS CK FJ FM GU KI MH MP NC NR NU PF PG PN PW SB TK TO TV VU WF WS',
};

/** The world regions, as written in WORLD_REGIONS, to which a country belongs. */
export function worldRegionsOf(code: string): string[] {
  return Object.entries(WORLD_REGIONS).flatMap(([name, codes]) => (codes.split(' ').includes(code) ? [name] : []));
}
