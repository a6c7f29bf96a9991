/** Meaning of a word in a date: months of its year, where 13 and 14 are January and February of the next one. */
export type DateMeaning = readonly number[] | 'easter' | 'thisMonth' | 'lastMonth' | 'thisYear' | 'lastYear';

const meanings = {
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  autumn: [9, 10, 11],
  winter: [12, 13, 14],
  carnival: [2],
  easter: 'easter',
  midsummer: [6],
  halloween: [10],
  christmas: [12],
  newYearsEve: [12],
  newYear: [1],
  thisMonth: 'thisMonth',
  lastMonth: 'lastMonth',
  thisYear: 'thisYear',
  lastYear: 'lastYear',
} as const satisfies Record<string, DateMeaning>;

type Words = Partial<Record<keyof typeof meanings, readonly string[]>>;

/** Names of the times of a year, by language, without accents. */
const words: Record<string, Words> = {
  en: {
    spring: ['spring'],
    summer: ['summer'],
    autumn: ['autumn', 'fall'],
    winter: ['winter'],
    carnival: ['carnival'],
    easter: ['easter'],
    midsummer: ['midsummer'],
    halloween: ['halloween'],
    christmas: ['christmas', 'xmas'],
    newYearsEve: ['new years eve', 'new year s eve'],
    newYear: ['new year', 'new years', 'new year s day', 'new years day'],
    thisMonth: ['this month', 'today', 'now'],
    lastMonth: ['last month'],
    thisYear: ['this year'],
    lastYear: ['last year'],
  },
  de: {
    spring: ['fruhling', 'fruehling', 'fruhjahr', 'fruehjahr'],
    summer: ['sommer'],
    autumn: ['herbst'],
    winter: ['winter'],
    carnival: ['fasching', 'karneval', 'fastnacht'],
    easter: ['ostern'],
    halloween: ['halloween'],
    christmas: ['weihnachten', 'weihnacht', 'heiligabend', 'advent'],
    newYearsEve: ['silvester'],
    newYear: ['neujahr'],
    thisMonth: ['dieser monat', 'diesen monat', 'heute'],
    lastMonth: ['letzter monat', 'letzten monat'],
    thisYear: ['dieses jahr', 'heuer'],
    lastYear: ['letztes jahr'],
  },
  fr: {
    spring: ['printemps'],
    summer: ['ete'],
    autumn: ['automne'],
    winter: ['hiver'],
    carnival: ['carnaval', 'mardi gras'],
    easter: ['paques'],
    halloween: ['halloween'],
    christmas: ['noel'],
    newYearsEve: ['saint sylvestre', 'reveillon'],
    newYear: ['nouvel an', 'jour de l an'],
    thisMonth: ['ce mois', 'ce mois ci', 'aujourd hui'],
    lastMonth: ['le mois dernier', 'mois dernier'],
    thisYear: ['cette annee'],
    lastYear: ['l annee derniere', 'annee derniere', 'l an dernier'],
  },
  nl: {
    spring: ['lente', 'voorjaar'],
    summer: ['zomer'],
    autumn: ['herfst', 'najaar'],
    winter: ['winter'],
    carnival: ['carnaval'],
    easter: ['pasen'],
    halloween: ['halloween'],
    christmas: ['kerst', 'kerstmis', 'sinterklaas'],
    newYearsEve: ['oudjaar', 'oud en nieuw', 'oudejaarsavond'],
    newYear: ['nieuwjaar'],
    thisMonth: ['deze maand', 'vandaag'],
    lastMonth: ['vorige maand', 'afgelopen maand'],
    thisYear: ['dit jaar'],
    lastYear: ['vorig jaar', 'afgelopen jaar'],
  },
  sv: {
    spring: ['varen', 'var'],
    summer: ['sommar', 'sommaren'],
    autumn: ['host', 'hosten'],
    winter: ['vinter', 'vintern'],
    easter: ['pask', 'pasken'],
    midsummer: ['midsommar'],
    halloween: ['halloween'],
    christmas: ['jul', 'julen', 'julafton', 'lucia'],
    newYearsEve: ['nyarsafton'],
    newYear: ['nyar', 'nyarsdagen'],
    thisMonth: ['denna manad', 'den har manaden', 'idag'],
    lastMonth: ['forra manaden'],
    thisYear: ['i ar', 'detta ar'],
    lastYear: ['forra aret', 'i fjol'],
  },
  da: {
    spring: ['forar', 'foraret'],
    summer: ['sommer', 'sommeren'],
    autumn: ['efterar', 'efteraret'],
    winter: ['vinter', 'vinteren'],
    carnival: ['fastelavn'],
    easter: ['paske', 'pasken'],
    midsummer: ['sankthans', 'sankt hans'],
    halloween: ['halloween'],
    christmas: ['jul', 'julen', 'juleaften'],
    newYearsEve: ['nytarsaften'],
    newYear: ['nytar', 'nytarsdag'],
    thisMonth: ['denne maned', 'i dag'],
    lastMonth: ['sidste maned', 'forrige maned'],
    thisYear: ['i ar', 'dette ar'],
    lastYear: ['sidste ar'],
  },
  nb: {
    spring: ['var', 'varen'],
    summer: ['sommer', 'sommeren'],
    autumn: ['host', 'hosten'],
    winter: ['vinter', 'vinteren'],
    easter: ['paske', 'pasken'],
    midsummer: ['sankthans', 'st hans'],
    halloween: ['halloween'],
    christmas: ['jul', 'julen', 'julaften'],
    newYearsEve: ['nyttarsaften'],
    newYear: ['nyttar', 'nyttarsdag'],
    thisMonth: ['denne maneden', 'i dag'],
    lastMonth: ['forrige maned', 'sist maned'],
    thisYear: ['i ar', 'dette aret'],
    lastYear: ['i fjor', 'forrige ar'],
  },
  it: {
    spring: ['primavera'],
    summer: ['estate'],
    autumn: ['autunno'],
    winter: ['inverno'],
    carnival: ['carnevale'],
    easter: ['pasqua'],
    halloween: ['halloween'],
    christmas: ['natale'],
    newYearsEve: ['san silvestro'],
    newYear: ['capodanno', 'anno nuovo'],
    thisMonth: ['questo mese', 'oggi'],
    lastMonth: ['il mese scorso', 'mese scorso'],
    thisYear: ['quest anno'],
    lastYear: ['l anno scorso', 'anno scorso'],
  },
  es: {
    spring: ['primavera'],
    summer: ['verano'],
    autumn: ['otono'],
    winter: ['invierno'],
    carnival: ['carnaval', 'carnavales'],
    easter: ['pascua', 'semana santa'],
    halloween: ['halloween'],
    christmas: ['navidad', 'navidades', 'nochebuena'],
    newYearsEve: ['nochevieja', 'fin de ano'],
    newYear: ['ano nuevo', 'reyes'],
    thisMonth: ['este mes', 'hoy'],
    lastMonth: ['el mes pasado', 'mes pasado'],
    thisYear: ['este ano'],
    lastYear: ['el ano pasado', 'ano pasado'],
  },
  pt: {
    spring: ['primavera'],
    summer: ['verao'],
    autumn: ['outono'],
    winter: ['inverno'],
    carnival: ['carnaval'],
    easter: ['pascoa'],
    halloween: ['halloween'],
    christmas: ['natal'],
    newYearsEve: ['passagem de ano', 'fim de ano'],
    newYear: ['ano novo'],
    thisMonth: ['este mes', 'hoje'],
    lastMonth: ['o mes passado', 'mes passado'],
    thisYear: ['este ano'],
    lastYear: ['o ano passado', 'ano passado'],
  },
};

/** Names of months besides the browser's, by language and without accents; from 1 for January. */
const namesOfMonths: Record<string, Partial<Record<number, readonly string[]>>> = {
  de: { 1: ['jaenner'], 2: ['feber'], 3: ['maerz'] },
  es: { 9: ['setiembre'] },
};

/** The other names of a month in a language. @param language as `en`, without its country */
export function otherMonthNames(month: number, language: string): readonly string[] {
  return namesOfMonths[language]?.[month] ?? [];
}

/** Words between the others that say nothing, in whatever language. */
export const fillers = new Set(
  'of in the at on de del du di da do d l a au en le la el i im am den der det die das vom von nel het van om no em per pa zu o os'.split(
    ' ',
  ),
);

/** Words of a language with their meanings, the longest first. @param language as `en`, without its country */
export function dateWords(language: string): [word: string, meaning: DateMeaning][] {
  const own: Words = words[language] ?? {};
  return Object.entries(meanings)
    .flatMap(([name, meaning]) =>
      (own[name as keyof Words] ?? []).map((word): [string, DateMeaning] => [word, meaning]),
    )
    .toSorted(([one], [other]) => other.length - one.length);
}
