/** The texts and people of the public pages, as one file a language that the operator edits (LP-01 to LP-07). */
import * as z from 'zod/mini';
import { emailSchema } from '../../accounts/accounts/schema.ts';
import { text } from '../../fields.ts';

/** Pictures of the operator's content folder, and where they are served. */
export const contentPictures = { folder: 'pictures/', address: '/content/pictures/' } as const;

/** The name of such a picture within its folder: no folders below it, nothing hidden, no SVG. */
export const pictureName = /^[\w-][\w.-]{0,99}\.(png|jpe?g|webp|avif)$/i;

const line = (max: number) => text(max, { min: 1 });

/** An object that takes no other fields: a misspelt name is reported, not ignored. */
function section<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: ({ code, keys }) =>
      code === 'unrecognized_keys'
        ? `There is no field ${keys.map((key: string) => `"${key}"`).join(', ')} here.`
        : 'Please give an object: { … }.',
  });
}

/** One to `max` entries that differ in the field by which they are told apart. */
function list<Item extends z.ZodMiniType<Readonly<Record<string, unknown>>>>(
  item: Item,
  { max, by }: { max: number; by: string },
) {
  const range = `Please give 1 to ${max} entries: [ … ].`;
  return z.array(item, range).check(
    z.minLength(1, range),
    z.maxLength(max, range),
    z.refine(
      (entries) => new Set(entries.map((entry) => entry[by])).size === entries.length,
      `Two entries have the same "${by}".`,
    ),
  );
}

const imageMessage =
  'Please give a picture of the content folder, such as "pictures/areeba.webp" (png, jpg, webp or avif; letters, digits, "-", "_" and "." in its name), or an address of this site, such as "/areeba.webp".';

const imageSchema = z.optional(
  z.string(imageMessage).check(
    z.refine((image) => {
      if (image.startsWith(contentPictures.folder))
        return pictureName.test(image.slice(contentPictures.folder.length));
      return /^(\/[\w-][\w.-]*)+$/.test(image);
    }, imageMessage),
  ),
);

const linkMessage =
  'Please give an address that starts with "https://" or, for mail, "mailto:", without blanks.';

const linkSchema = section({
  kind: z.enum(['code', 'network', 'mail'], 'Please use "code", "network" or "mail".'),
  href: z
    .string(linkMessage)
    .check(z.maxLength(300, linkMessage), z.regex(/^(https?:\/\/|mailto:)[^\s<>"]+$/, linkMessage)),
});

const starsMessage = 'Please give whole stars, 1 to 5.';

const storySchema = section({
  name: line(80),
  role: line(80),
  content: line(400),
  rating: z.int(starsMessage).check(z.minimum(1, starsMessage), z.maximum(5, starsMessage)),
  image: imageSchema,
});

const storiesSchema = section({
  /** While true, the page says that these are samples. */
  areSamples: z.boolean('Please say true or false.'),
  items: list(storySchema, { max: 12, by: 'content' }),
});

const memberSchema = section({
  name: line(80),
  role: line(80),
  image: imageSchema,
  links: z
    .array(linkSchema, 'Please give a list of links: [ … ].')
    .check(
      z.refine(
        (links) => new Set(links.map(({ kind }) => kind)).size === links.length,
        'Two links are of the same kind.',
      ),
    ),
});

export const contentSchema = section({
  hero: section({ title: line(80), lead: line(300), discover: line(40), start: line(40) }),
  features: list(
    section({
      icon: z.enum(
        ['find', 'host', 'mail', 'match'],
        'Please use "find", "host", "mail" or "match".',
      ),
      title: line(60),
      text: line(300),
    }),
    { max: 8, by: 'title' },
  ),
  steps: list(section({ title: line(40), text: line(300) }), { max: 8, by: 'title' }),
  stories: storiesSchema,
  /** Also named in the footer as those who built the site. */
  team: list(memberSchema, { max: 12, by: 'name' }),
  contact: section({ title: line(60), text: line(600), mail: emailSchema }),
  footer: section({ tagline: line(120), place: line(80) }),
  terms: section({
    title: line(60),
    /** For search engines. */
    description: line(200),
    lead: line(300),
    sections: list(section({ title: line(100), text: line(4000) }), { max: 40, by: 'title' }),
  }),
});
export type SiteContent = z.output<typeof contentSchema>;

const { title, text: words } = contentSchema.shape.contact.shape;

/** What pages show: of people and places nothing is invented, so these can be missing. */
export const shownContentSchema = z.extend(contentSchema, {
  stories: z.object({
    areSamples: z.boolean(),
    items: z.array(z.extend(storySchema, { role: z.string() })),
  }),
  team: z.array(z.extend(memberSchema, { role: z.string() })),
  /** Empty where nobody said to which address one may write. */
  contact: z.object({ title, text: words, mail: z.string() }),
  footer: z.object({
    tagline: z.string(),
    place: z.string(),
    /** Names of those who built the site. */
    builders: z.array(z.string()),
  }),
});
export type ShownContent = z.output<typeof shownContentSchema>;
