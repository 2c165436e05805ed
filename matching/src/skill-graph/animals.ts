import type { Skill } from './skill.ts';

export const animals: readonly Skill[] = [
  {
    name: 'Animal care',
    also: 'animals, animal welfare, animal shelter, pets, pet care',
    near: { 'Veterinary care': 0.8, 'Animal rescue': 0.7, 'Dog walking': 0.6 },
  },
  {
    name: 'Veterinary care',
    also: 'vet, veterinary, veterinarian, animal vaccination, animal health',
    near: { 'Animal care': 0.5, 'Livestock care': 0.5 },
  },
  {
    name: 'Animal rescue',
    also: 'stray animals, street animals, dog rescue, cat rescue',
    near: { 'Animal care': 0.7, 'Veterinary care': 0.7, 'Search and rescue': 0.3 },
  },
  {
    name: 'Dog walking',
    also: 'dogs, dog care, dog training, kennel work',
    near: { 'Animal care': 0.7, 'Pet fostering': 0.6 },
  },
  {
    name: 'Pet fostering',
    also: 'pet adoption, animal fostering, cats',
    near: { 'Animal care': 0.8, 'Animal rescue': 0.6 },
  },
  {
    name: 'Wildlife conservation',
    also: 'wildlife, wildlife protection, wildlife rescue, turtle conservation',
    near: { Environment: 0.7, 'Animal rescue': 0.6, 'Citizen science': 0.4 },
  },
  {
    name: 'Livestock care',
    also: 'livestock, cattle, goats, poultry, dairy farming',
    near: { Farming: 0.7, 'Animal care': 0.6, 'Veterinary care': 0.7 },
  },
];
