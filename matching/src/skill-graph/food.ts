import type { Skill } from './skill.ts';

export const food: readonly Skill[] = [
  {
    name: 'Cooking',
    also: 'cook, chef, culinary, food preparation, kitchen, kitchen help, کھانا پکانا',
    near: { Catering: 0.8, Barbecue: 0.7, Baking: 0.6 },
  },
  {
    name: 'Catering',
    also: 'caterer, refreshments, menu planning, food stall, food and drink, langar',
    near: { Cooking: 0.8, 'Serving food': 0.7, Barbecue: 0.5 },
  },
  { name: 'Baking', also: 'bake, baker, bakery, cake, pastry', near: { Catering: 0.5 } },
  { name: 'Barbecue', also: 'bbq, grill, grilling' },
  {
    name: 'Serving food',
    also: 'food serving, food service, waiter, waitress, food distribution, soup kitchen, buffet service',
    near: { Hospitality: 0.5, 'Food packing': 0.5 },
  },
  {
    name: 'Food packing',
    also: 'packing, packaging, ration packing, food parcels, hamper packing',
    near: { Logistics: 0.4, 'Loading and lifting': 0.5, Warehouse: 0.5 },
  },
  {
    name: 'Food safety',
    also: 'food hygiene, food handling, haccp',
    near: { Catering: 0.6, Cooking: 0.5, 'Health and safety': 0.4 },
  },
  {
    name: 'Food bank',
    also: 'food pantry, food drive, food collection, food bank work',
    near: { 'Food packing': 0.8, Warehouse: 0.5, 'Food rescue': 0.6, 'Donation sorting': 0.6 },
  },
  {
    name: 'Food rescue',
    also: 'surplus food, leftover food, food recovery, food waste',
    near: { 'Food bank': 0.7, Delivery: 0.5, 'Food safety': 0.4 },
  },
  {
    name: 'Ration distribution',
    also: 'ration drive, ration bags, grocery distribution, راشن',
    near: { 'Food packing': 0.8, 'Serving food': 0.5, Delivery: 0.5, 'Clothes distribution': 0.5 },
  },
  {
    name: 'Meal delivery',
    also: 'meals on wheels, tiffin delivery',
    near: { Delivery: 0.8, Driving: 0.6, 'Serving food': 0.4 },
  },
  {
    name: 'Drinks service',
    also: 'barista, tea stall, coffee stall, juice stall, water distribution',
    near: { 'Serving food': 0.8, Catering: 0.6, Hospitality: 0.4 },
  },
  {
    name: 'Dishwashing',
    also: 'washing dishes, washing up, kitchen cleaning',
    near: { Cleaning: 0.8, Cooking: 0.3 },
  },
];
