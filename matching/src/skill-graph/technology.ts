import type { Skill } from './skill.ts';

export const technology: readonly Skill[] = [
  {
    name: 'Software development',
    also: 'development, developer, software engineering, software, programming, coding, coder',
    near: { 'Full-stack development': 0.9, 'Back-end development': 0.8, 'Web development': 0.8 },
  },
  {
    name: 'Full-stack development',
    also: 'fullstack, full stack developer, mern, mern stack, mean stack',
    near: { 'Web development': 0.85, 'Back-end development': 0.7, 'Front-end development': 0.6 },
  },
  {
    name: 'Web development',
    also: 'web developer, website, web design, website design, html, css, wordpress, php',
    near: { 'Full-stack development': 0.9, 'Front-end development': 0.85, 'UI/UX': 0.4 },
  },
  {
    name: 'Front-end development',
    also: 'frontend, front end developer, react, reactjs, angular, vue, vuejs',
    near: { 'Software development': 0.6, JavaScript: 0.8, 'UI/UX': 0.5 },
  },
  {
    name: 'Back-end development',
    also: 'backend, back end developer, nodejs, django, laravel, api development',
    near: { 'Web development': 0.7, Databases: 0.6, Cloud: 0.4 },
  },
  {
    name: 'Mobile development',
    also: 'app development, mobile app, android, ios, flutter, react native, kotlin',
    near: { 'Software development': 0.7, 'Front-end development': 0.5 },
  },
  {
    name: 'JavaScript',
    also: 'js, typescript',
    near: { 'Software development': 0.6, 'Full-stack development': 0.8, 'Web development': 0.7 },
  },
  {
    name: 'Python',
    also: 'programming in python, pandas',
    near: { 'Software development': 0.6, 'Data science': 0.7, 'AI/ML': 0.6 },
  },
  {
    name: 'Java',
    also: 'spring boot, core java',
    near: { 'Software development': 0.7, 'Back-end development': 0.5 },
  },
  { name: 'C++', also: 'cpp, c c++, c plus plus, c programming', near: { 'C#': 0.4 } },
  { name: 'C#', also: 'c sharp, dotnet, asp net', near: { 'Software development': 0.7 } },
  {
    name: 'DevOps',
    also: 'site reliability, ci cd, docker, kubernetes, linux, system administration, sysadmin',
    near: { Cloud: 0.8, 'Back-end development': 0.5, 'Software development': 0.4 },
  },
  {
    name: 'Cloud',
    also: 'cloud computing, cloud engineer, aws, amazon web services, azure, gcp, google cloud',
    near: { 'Computer networks': 0.4 },
  },
  {
    name: 'AI/ML',
    also: 'ai, ml, artificial intelligence, machine learning, deep learning, computer vision, llm',
    near: { 'Data science': 0.8, 'Data analysis': 0.5, 'Software development': 0.4 },
  },
  {
    name: 'Data science',
    also: 'data scientist, big data, data engineering',
    near: { 'Data analysis': 0.8, Statistics: 0.7 },
  },
  {
    name: 'Databases',
    also: 'sql, mysql, postgresql, postgres, mongodb',
    near: { 'Data analysis': 0.4, 'Data entry': 0.3 },
  },
  {
    name: 'Cyber security',
    also: 'information security, infosec, ethical hacking, penetration testing',
    near: { 'Computer networks': 0.5, DevOps: 0.4 },
  },
  {
    name: 'Computer networks',
    also: 'networking, network administration, ccna, cisco, wi fi, wifi setup',
    near: { 'IT support': 0.6, DevOps: 0.5 },
  },
  {
    name: 'IT support',
    also: 'it, tech support, technical support, help desk, computers, information technology',
    near: { 'Office software': 0.4, 'Teaching computers': 0.4 },
  },
  {
    name: 'Software testing',
    also: 'qa, quality assurance, test automation, software tester',
    near: { 'IT support': 0.3, 'Software development': 0.6 },
  },
  {
    name: 'Electronics',
    also: 'arduino, iot, raspberry pi, soldering',
    near: { 'Electrical work': 0.4, 'C++': 0.4 },
  },
  {
    name: 'Robotics',
    also: 'robot building, robotics club, drone building',
    near: { Electronics: 0.8, 'Teaching science': 0.3, 'AI/ML': 0.3 },
  },
  {
    name: 'Hardware repair',
    also: 'computer repair, laptop repair, mobile repair, phone repair, computer hardware',
    near: { 'IT support': 0.7, Electronics: 0.6, Repairs: 0.4 },
  },
  {
    name: 'Mapping',
    also: 'gis, arcgis, qgis, openstreetmap, cartography, crisis mapping',
    near: { 'Data analysis': 0.5, Surveys: 0.4 },
  },
  {
    name: '3D modelling',
    also: '3d modeling, 3d printing, autocad, solidworks, technical drawing',
    near: { 'Graphic design': 0.4, Animation: 0.5 },
  },
  {
    name: 'CRM',
    also: 'salesforce, hubspot, customer relationship management, donor database',
    near: { 'Data entry': 0.6, Databases: 0.5, 'Donor relations': 0.4 },
  },
  {
    name: 'Digital accessibility',
    also: 'web accessibility, wcag, screen readers',
    near: { 'Front-end development': 0.6, 'UI/UX': 0.6, 'Disability support': 0.4 },
  },
  {
    name: 'Open source',
    also: 'git, github, version control, hackathon',
    near: { 'Software development': 0.8, DevOps: 0.5 },
  },
  {
    name: 'Online moderation',
    also: 'forum moderation, discord, content moderation, online community',
    near: { 'Social media': 0.6, 'Customer service': 0.5 },
  },
];
