export type UnitKind = 'count' | 'weight' | 'volume' | 'package';

export interface Unit {
  /** Canonical spelling: `st`, `kg`, `l`, or the package's own word. */
  readonly unit: string;
  readonly kind: UnitKind;
  /** How many base units (st, kg, l) one of it holds; `null` for a package, whose content the article decides. */
  readonly factor: string | null;
}

const weight = (factor: string): Unit => ({ unit: 'kg', kind: 'weight', factor });
const volume = (factor: string): Unit => ({ unit: 'l', kind: 'volume', factor });
const count = (factor: string): Unit => ({ unit: 'st', kind: 'count', factor });
const pack = (unit: string): Unit => ({ unit, kind: 'package', factor: null });

// Left: UN/ECE Recommendation 20 and 21 codes (21 with X) and what Swedish suppliers write instead of a code.
export const unitSpellings: readonly (readonly [Unit, string])[] = [
  [weight('1'), 'KGM kg kgm kilo kilogram'],
  [weight('0.1'), 'HGM hg hekto hektogram'],
  [weight('0.001'), 'GRM g gr gram'],
  [weight('0.000001'), 'MGM mg'],
  [weight('1000'), 'TNE ton t'],
  [volume('1'), 'LTR l lit liter litre lt ltr'],
  [volume('0.1'), 'DLT dl deciliter'],
  [volume('0.01'), 'CLT cl centiliter'],
  [volume('0.001'), 'MLT ml milliliter'],
  [volume('100'), 'HLT hl hektoliter'],
  [volume('1000'), 'MTQ m3'],
  [count('1'), 'C62 H87 EA EAC PCE NAR PC PCS ST NMB 1N st stk styck stycken styk ex enhet stck'],
  [count('2'), 'PR NPR par'],
  [count('10'), 'TP'],
  [count('12'), 'DZN DPC dussin duss'],
  [count('20'), 'SCO tjog'],
  [count('100'), 'CEN hundra'],
  [count('1000'), 'MIL T3 tusen'],
  [pack('förp'), 'PK XPK XPA PA förp frp fp förpackning forp pack förpackn fpk'],
  [pack('paket'), 'XPC pkt paket pak'],
  [pack('kartong'), 'CT XCT KRT BX XBX krt kart kartong karton ktg kt box lda låda lådor'],
  [pack('kolli'), 'XPP XCS CS kolli kli kll koll'],
  [pack('flaska'), 'BO XBO fl flaska flaskor flask'],
  [pack('back'), 'XCR CR XBC bk back backar'],
  [pack('burk'), 'CA XCA XCX XTN TN brk burk burkar'],
  [pack('hink'), 'XBJ XPL hink hinkar spann'],
  [pack('påse'), 'XBG BG ps påse påsar pås'],
  [pack('säck'), 'XSA SA säck säckar sck'],
  [pack('rulle'), 'RO XRO rl rulle rullar rle'],
  [pack('ask'), 'XAS ask askar'],
  [pack('dunk'), 'XJC XJY JC dunk dunkar dk'],
  [pack('fat'), 'XDR XBA XKG DR fat tunna keg'],
  [pack('tråg'), 'XPU XDS XTU tråg tray flak brätte'],
  [pack('bricka'), 'XBW bricka brickor'],
  [pack('lår'), 'XLV lår'],
  [pack('pall'), 'PF XPX XPF pall pallar pal'],
  [pack('tub'), 'XTD TU tub tuber'],
  [pack('set'), 'SET XSX sats set'],
  [pack('bunt'), 'XBE BE bunt knippe knippa'],
];
