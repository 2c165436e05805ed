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
    also: 'inventory, stock, storekeeper, stock management, stocktaking, equipment store',
    near: { 'Loading and lifting': 0.6, 'Data entry': 0.3 },
  },
  {
    name: 'Loading and lifting',
    also: 'loading, unloading, lifting, heavy lifting, manual labour, manual labor, carrying',
    near: { Construction: 0.4 },
  },
  {
    name: 'Procurement',
    also: 'purchasing, buying, vendor management, sourcing',
    near: { Accounting: 0.3 },
  },
  {
    name: 'Traffic control',
    also: 'traffic, traffic management, parking, parking management, valet, road marshal',
    near: { Security: 0.5 },
  },
  {
    name: 'Donation sorting',
    also: 'sorting, sorting donations, clothes sorting, toy drive, toy sorting',
    near: { Warehouse: 0.7, 'Clothes distribution': 0.6, 'Food packing': 0.6 },
  },
  {
    name: 'Route planning',
    also: 'fleet management, transport planning',
    near: { Logistics: 0.8, Driving: 0.5, Planning: 0.5 },
  },
  {
    name: 'Shuttle service',
    also: 'airport pick up, pick and drop, guest transport',
    near: { Driving: 0.9, 'Truck driving': 0.6, Hospitality: 0.3 },
  },
  {
    name: 'Boat handling',
    also: 'boat driving, boatman, sailing',
    near: { Rowing: 0.5, Lifeguarding: 0.4 },
  },
];
