/** Names of towns as people type them. */

/** Letters of their own, which Unicode does not take apart. */
const plain: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', ß: 'ss' };

/** Capitals and accents make no other town: 'lodz' is Łódź. */
export function searchable(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[łøđıß]/g, (letter) => plain[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The largest cities of Pakistan as they are written in Urdu, and the names of GeoNames for them. */
const inUrdu: readonly (readonly [urdu: string, name: string])[] = [
  ['کراچی', 'Karachi'],
  ['لاہور', 'Lahore'],
  ['فیصل آباد', 'Faisalabad'],
  ['راولپنڈی', 'Rawalpindi'],
  ['اسلام آباد', 'Islamabad'],
  ['گوجرانوالہ', 'Gujranwala'],
  ['ملتان', 'Multan'],
  ['حیدرآباد', 'Hyderabad'],
  ['پشاور', 'Peshawar'],
  ['کوئٹہ', 'Quetta'],
  ['سرگودھا', 'Sargodha'],
  ['سیالکوٹ', 'Sialkot'],
  ['بہاولپور', 'Bahawalpur'],
  ['سکھر', 'Sukkur'],
  ['ایبٹ آباد', 'Abbottabad'],
  ['مظفرآباد', 'Muzaffarabad'],
  ['گلگت', 'Gilgit'],
  ['گوادر', 'Gwadar'],
];

/** Letters that keyboards of Arabic write in place of those of Urdu. */
const ofUrdu: Readonly<Record<string, string>> = { ي: 'ی', ى: 'ی', ك: 'ک', ه: 'ہ', ة: 'ہ' };

/** However it is spaced and keyed: 'حیدر آباد' is 'حیدرآباد'. */
function unspaced(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Cf}\s]+/gu, '')
    .replace(/[يىكهة]/g, (letter) => ofUrdu[letter] ?? letter);
}

const byUnspaced: ReadonlyMap<string, string> = new Map(
  inUrdu.map(([urdu, name]) => [unspaced(urdu), name]),
);

/** A name in the letters of the gazetteer. */
export function nameOf(written: string): string {
  return byUnspaced.get(unspaced(written)) ?? written;
}

/** What stands between commas, the last first: towns come after streets. */
export function partsOf(place: string): string[] {
  return place
    .split(/[,،;\n]/u)
    .map((part) => part.trim())
    .filter(Boolean)
    .reverse();
}
