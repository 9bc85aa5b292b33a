/**
 * What belongs to a country, as English says it (Portuguese), by ISO 3166-1 code; the words under which people search.
 */
const DEMONYMS = `AD Andorran|AE Emirati|AF Afghan|AG Antiguan|AI Anguillan|AL Albanian|AM Armenian|AO Angolan|AR Argentine, Argentinian
AS Samoan|AT Austrian|AU Australian, Aussie|AW Aruban|AZ Azerbaijani, Azeri|BA Bosnian|BB Barbadian, Bajan|BD Bangladeshi|BE Belgian
BF Burkinabe|BG Bulgarian|BH Bahraini|BI Burundian|BJ Beninese|BM Bermudian|BN Bruneian|BO Bolivian|BR Brazilian|BS Bahamian
BT Bhutanese|BW Botswanan|BY Belarusian|BZ Belizean|CA Canadian|CD Congolese|CF Central African|CG Congolese|CH Swiss|CI Ivorian
CK Cook Islander|CL Chilean|CM Cameroonian|CN Chinese|CO Colombian|CR Costa Rican|CU Cuban|CV Cape Verdean|CW Curaçaoan|CY Cypriot
CZ Czech|DE German|DJ Djiboutian|DK Danish|DM Dominican|DO Dominican|DZ Algerian|EC Ecuadorian|EE Estonian|EG Egyptian|EH Sahrawi
ER Eritrean|ES Spanish|ET Ethiopian|FI Finnish|FJ Fijian|FK Falkland|FM Micronesian|FO Faroese|FR French|GA Gabonese
GB British, English, Scottish, Welsh|GD Grenadian|GE Georgian|GH Ghanaian|GL Greenlandic|GM Gambian|GN Guinean|GP Guadeloupean
GQ Equatoguinean|GR Greek, Hellenic|GT Guatemalan|GU Guamanian|GY Guyanese|HN Honduran|HR Croatian|HT Haitian|HU Hungarian
ID Indonesian|IE Irish|IL Israeli|IM Manx|IN Indian|IQ Iraqi|IR Iranian, Persian|IS Icelandic|IT Italian|JM Jamaican|JO Jordanian
JP Japanese|KE Kenyan|KG Kyrgyz|KH Cambodian, Khmer|KI I-Kiribati|KM Comorian|KN Kittitian|KP North Korean|KR Korean, South Korean
KW Kuwaiti|KY Caymanian|KZ Kazakh|LA Lao, Laotian|LB Lebanese|LC Saint Lucian|LI Liechtensteiner|LK Sri Lankan|LR Liberian
LS Basotho|LT Lithuanian|LU Luxembourgish|LV Latvian|LY Libyan|MA Moroccan|MC Monegasque|MD Moldovan|ME Montenegrin|MG Malagasy
MH Marshallese|MK Macedonian|ML Malian|MM Burmese|MN Mongolian|MO Macanese|MQ Martinican|MR Mauritanian|MS Montserratian
MT Maltese|MU Mauritian|MV Maldivian|MW Malawian|MX Mexican|MY Malaysian|MZ Mozambican|NA Namibian|NC New Caledonian|NE Nigerien
NG Nigerian|NI Nicaraguan|NL Dutch|NO Norwegian|NP Nepali, Nepalese|NR Nauruan|NU Niuean|NZ Kiwi, Maori|OM Omani|PA Panamanian
PE Peruvian|PF Polynesian, Tahitian|PG Papuan|PH Filipino, Philippine|PK Pakistani|PL Polish|PR Puerto Rican|PS Palestinian
PT Portuguese|PW Palauan|PY Paraguayan|QA Qatari|RE Réunionese|RO Romanian|RS Serbian|RU Russian|RW Rwandan|SA Saudi, Saudi Arabian
SB Solomon Islander|SC Seychellois|SD Sudanese|SE Swedish|SG Singaporean|SI Slovenian, Slovene|SK Slovak|SL Sierra Leonean
SM Sammarinese|SN Senegalese|SO Somali|SR Surinamese|SS South Sudanese|ST Santomean|SV Salvadoran|SY Syrian|SZ Swazi|TD Chadian
TG Togolese|TH Thai|TJ Tajik|TL Timorese|TM Turkmen|TN Tunisian|TO Tongan|TR Turkish|TT Trinidadian, Tobagonian|TV Tuvaluan
TW Taiwanese|TZ Tanzanian, Zanzibari|UA Ukrainian|UG Ugandan|US American|UY Uruguayan|UZ Uzbek|VA Vatican|VC Vincentian
VE Venezuelan|VN Vietnamese|VU Ni-Vanuatu|WS Samoan|XK Kosovar|YE Yemeni|YT Mahoran|ZA South African|ZM Zambian|ZW Zimbabwean`;

/** The adjectives of a country; empty where English has none in use. */
export function demonymsOf(code: string): string[] {
  const entry = DEMONYMS.split(/[|\n]/).find((line) => line.startsWith(`${code} `));
  return entry ? entry.slice(3).split(', ') : [];
}
