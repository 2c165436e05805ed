import type { Skill } from './skill.ts';

export const outdoors: readonly Skill[] = [
  {
    name: 'Outdoor',
    also: 'outdoors, outdoor activities, outdoor sports, nature, adventure, expedition',
    near: { Hiking: 0.8, Camping: 0.8, 'Tree planting': 0.7, Scouting: 0.7, 'Clean-up': 0.6 },
  },
  { name: 'Hiking', also: 'hike, hiker, trekking, trail, mountains', near: { Climbing: 0.7 } },
  { name: 'Climbing', also: 'rock climbing, mountaineering, abseiling', near: { Outdoor: 0.7 } },
  { name: 'Camping', also: 'campfire, bonfire, summer camp', near: { Hiking: 0.6, Scouting: 0.7 } },
  { name: 'Scouting', also: 'scout, boy scouts, girl guides', near: { 'Youth work': 0.5 } },
  {
    name: 'Tree planting',
    also: 'planting, plantation, tree plantation, plantation drive, reforestation, saplings, شجرکاری',
    near: { Gardening: 0.8, Environment: 0.7, Farming: 0.6 },
  },
  {
    name: 'Gardening',
    also: 'gardener, garden, landscaping, horticulture, flowers',
    near: { Farming: 0.7, Outdoor: 0.5 },
  },
  {
    name: 'Farming',
    also: 'farmer, agriculture, harvest, crops, irrigation',
    near: { Outdoor: 0.4 },
  },
  {
    name: 'Clean-up',
    also: 'litter picking, beach cleaning, street cleaning, cleanliness drive, cleaning drive',
    near: { Cleaning: 0.8, Recycling: 0.6, Environment: 0.6 },
  },
  {
    name: 'Recycling',
    also: 'waste management, waste sorting, composting, upcycling',
    near: { Environment: 0.7 },
  },
  {
    name: 'Environment',
    also: 'environmental protection, conservation, ecology, climate, climate change, sustainability',
    near: { Outdoor: 0.5, 'Awareness campaign': 0.3, 'Animal care': 0.3 },
  },
  {
    name: 'Kitchen gardening',
    also: 'urban farming, rooftop gardening, community garden, hydroponics',
    near: { Gardening: 0.9, Farming: 0.6, Recycling: 0.3 },
  },
  {
    name: 'Mangrove planting',
    also: 'mangroves, wetland restoration, coastal restoration',
    near: { 'Tree planting': 0.9, Environment: 0.7 },
  },
  {
    name: 'Bird watching',
    also: 'birding, bird watcher, bird count, ornithology',
    near: { 'Wildlife conservation': 0.7, 'Citizen science': 0.6, Hiking: 0.3 },
  },
  {
    name: 'Citizen science',
    also: 'water testing, air quality monitoring, species survey',
    near: { Environment: 0.6, Surveys: 0.6, Research: 0.5 },
  },
  {
    name: 'Clean water',
    also: 'water filtration, water filters, hand pumps, rainwater harvesting, water conservation',
    near: { 'Public health': 0.5, Plumbing: 0.5, Environment: 0.4 },
  },
  {
    name: 'Solar energy',
    also: 'renewable energy, solar panels, solar installation',
    near: { 'Electrical work': 0.7, Environment: 0.3 },
  },
];
