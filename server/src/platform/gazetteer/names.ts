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
const inUrdu: ReadonlyMap<string, string> = new Map([
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
]);

/** A name in the letters of the gazetteer. */
export function nameOf(written: string): string {
  return inUrdu.get(written.trim()) ?? written;
}

/** What stands between commas, the last first: towns come after streets. */
export function partsOf(place: string): string[] {
  return place
    .split(/[,،;\n]/u)
    .map((part) => part.trim())
    .filter(Boolean)
    .reverse();
}
