/** What the columns of a table of people are called, and what becomes of a row. Pure functions only. */

/** What a row can say of a person, in the order of the sample. */
export const importFields = [
  'name',
  'email',
  'contactNumber',
  'experienceYears',
  'skills',
  'interests',
  'description',
] as const;
export type ImportField = (typeof importFields)[number];

export const importActions = ['create', 'update', 'skip', 'error'] as const;
export type ImportAction = (typeof importActions)[number];

/** The first of each is what we call the column ourselves. */
const headers: Readonly<Record<ImportField, readonly string[]>> = {
  name: ['Name', 'Full name', 'Volunteer', 'Volunteer name', 'نام', 'پورا نام', 'رضاکار'],
  email: [
    'E-mail',
    'Email',
    'Mail',
    'E-mail address',
    'Email address',
    'ای میل',
    'ای میل پتا',
    'ای میل پتہ',
    'برقی پتا',
  ],
  contactNumber: [
    'Phone',
    'Phone number',
    'Mobile',
    'Mobile number',
    'Cell',
    'Cell number',
    'Telephone',
    'Tel',
    'Contact',
    'Contact number',
    'WhatsApp',
    'فون',
    'فون نمبر',
    'موبائل',
    'موبائل نمبر',
    'رابطہ نمبر',
  ],
  experienceYears: [
    'Years',
    'Years of experience',
    'Experience',
    'Experience years',
    'تجربہ',
    'سال',
    'تجربے کے سال',
  ],
  skills: ['Skills', 'Skill', 'مہارتیں', 'مہارت', 'ہنر'],
  interests: ['Interests', 'Interest', 'Causes', 'دلچسپیاں', 'دلچسپی'],
  description: ['About', 'About me', 'Description', 'Bio', 'تعارف', 'تفصیل', 'میرے بارے میں'],
};

/** Case, spaces, hyphens, underscores and colons make no difference; nor do the two letters that Urdu shares with Arabic. */
function key(header: string): string {
  return header
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ي', 'ی')
    .replaceAll('ك', 'ک')
    .replace(/[\s_:*.\-\u200c-\u200f\u2010-\u2015\ufeff]+/g, '');
}

const fieldByKey = new Map(
  importFields.flatMap((field) => headers[field].map((header) => [key(header), field] as const)),
);

/** The field that a column is about, in English or Urdu; undefined for a column that we do not know. */
export function fieldOfHeader(header: string): ImportField | undefined {
  return fieldByKey.get(key(header));
}

/** What we call the column of a field ourselves. */
export function headerOf(field: ImportField): string {
  return headers[field][0] ?? field;
}

/** Programs take a cell that begins like this for a formula; our own exports put a ' before it, which is no part of it. */
export function unescapeCell(cell: string): string {
  return /^'[=+\-@\t\r＝＋－＠]/.test(cell) ? cell.slice(1) : cell;
}

/** Skills and interests stand in one cell, between commas, semicolons, bars or line ends. */
export function tagsOf(cell: string): string[] {
  return cell
    .split(/[,;،؛|\r\n]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}

/** Urdu and Arabic digits as those that phone numbers and years are stored with. */
export function plainDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}

/** A table to start from, as a spreadsheet program writes it. */
export const sampleCsv = [
  importFields.map(headerOf).join(','),
  'Aisha Khan,aisha.khan@example.org,0300-1234567,3,First aid; Cooking,Health; Education,I like to help with my hands.',
  'Bilal Ahmed,bilal.ahmed@example.org,,,Driving,,',
]
  .join('\r\n')
  .concat('\r\n');
