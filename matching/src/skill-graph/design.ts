import type { Skill } from './skill.ts';

export const design: readonly Skill[] = [
  {
    name: 'UI/UX',
    also: 'ui, ux, ux/ui, user experience, user interface, ui design, ux design, product design, figma',
    near: { 'Graphic design': 0.6 },
  },
  {
    name: 'Graphic design',
    also: 'design, graphics, photoshop, canva, poster design, poster making, logo design, branding',
    near: { Illustration: 0.7, Animation: 0.5, 'Social media': 0.3 },
  },
  {
    name: 'Illustration',
    also: 'illustrator, drawing, sketching, cartoons',
    near: { Painting: 0.7, Animation: 0.5 },
  },
  { name: 'Animation', also: 'animator, motion graphics', near: { 'Video editing': 0.5 } },
  {
    name: 'Painting',
    also: 'painter, mural, wall painting, art, artist, fine arts',
    near: { 'Face painting': 0.6, 'House painting': 0.5, Calligraphy: 0.4 },
  },
  {
    name: 'Face painting',
    also: 'face painter, body art, glitter tattoos',
    near: { Henna: 0.5, 'Child care': 0.3 },
  },
  { name: 'Henna', also: 'mehndi, mehendi, henna artist' },
  { name: 'Calligraphy', also: 'calligrapher, خطاطی', near: { 'Sign making': 0.5 } },
  {
    name: 'Handicrafts',
    also: 'crafts, arts and crafts, pottery, knitting, origami, truck art',
    near: { Sewing: 0.5, Decoration: 0.5, Painting: 0.4 },
  },
  {
    name: 'Sewing',
    also: 'tailor, tailoring, stitching, embroidery, costumes, سلائی',
    near: { Repairs: 0.3 },
  },
  {
    name: 'Decoration',
    also: 'decor, stage decoration, balloons, flower arrangement, floral arrangement, backdrop',
    near: { 'Venue set-up': 0.6, Painting: 0.3 },
  },
  { name: 'Printing', also: 'screen printing, print', near: { 'Graphic design': 0.4 } },
  {
    name: 'Photo editing',
    also: 'lightroom, photo retouching, image editing',
    near: { Photography: 0.6, 'Graphic design': 0.6, 'Video editing': 0.4 },
  },
  {
    name: 'Sign making',
    also: 'banners, banner making, placards, signage',
    near: { 'Graphic design': 0.6, Painting: 0.5, Printing: 0.5, Decoration: 0.4 },
  },
];
