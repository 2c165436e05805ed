import type { Skill } from './skill.ts';

export const logistics: readonly Skill[] = [
  {
    name: 'Driving',
    also: 'driver, driving licence, driving license, chauffeur, van driver, transport, ltv, ڈرائیونگ',
    near: { 'Truck driving': 0.9, Delivery: 0.6, 'Motorcycle riding': 0.3 },
  },
  {
    name: 'Truck driving',
    also: 'heavy vehicle, htv, lorry, bus driver',
    near: { Driving: 0.5 },
  },
  { name: 'Motorcycle riding', also: 'motorcycle, motorbike, bike rider' },
  {
    name: 'Delivery',
    also: 'courier, home delivery, food delivery, parcels, distribution',
    near: { 'Motorcycle riding': 0.6 },
  },
  {
    name: 'Logistics',
    also: 'supply chain, supplies, operations, dispatch',
    near: { Warehouse: 0.7, Procurement: 0.6, Delivery: 0.6, 'Loading and lifting': 0.5 },
  },
  {
    name: 'Warehouse',
    also: 'inventory, stock, storekeeper, stock management, sorting, sorting donations',
    near: { 'Loading and lifting': 0.6, 'Data entry': 0.3 },
  },
  {
    name: 'Loading and lifting',
    also: 'loading, unloading, lifting, heavy lifting, manual labour, manual labor, carrying',
    near: { Construction: 0.4 },
  },
  { name: 'Procurement', also: 'purchasing, buying, vendor management, sourcing' },
  {
    name: 'Traffic control',
    also: 'traffic, traffic management, parking, parking management, valet, road marshal',
    near: { Security: 0.5 },
  },
];
