import type { Skill } from './skill.ts';

export const food: readonly Skill[] = [
  {
    name: 'Cooking',
    also: 'cook, chef, culinary, food preparation, kitchen, kitchen help, کھانا پکانا',
    near: { Catering: 0.8, Barbecue: 0.7, Baking: 0.6 },
  },
  {
    name: 'Catering',
    also: 'caterer, refreshments, food stall, food and drink, langar',
    near: { Cooking: 0.8, 'Serving food': 0.7, Barbecue: 0.5 },
  },
  { name: 'Baking', also: 'bake, baker, bakery, cake, pastry' },
  { name: 'Barbecue', also: 'bbq, grill, grilling' },
  {
    name: 'Serving food',
    also: 'food serving, food service, waiter, waitress, food distribution, soup kitchen, iftar serving',
    near: { Hospitality: 0.5, 'Food packing': 0.5 },
  },
  {
    name: 'Food packing',
    also: 'packing, packaging, ration packing, ration distribution, food drive, food bank',
    near: { Logistics: 0.4, 'Loading and lifting': 0.5, Warehouse: 0.5 },
  },
  {
    name: 'Food safety',
    also: 'food hygiene, food handling, haccp',
    near: { Catering: 0.6, Cooking: 0.5, 'Health and safety': 0.4 },
  },
];
