import type { Skill } from './skill.ts';

export const education: readonly Skill[] = [
  {
    name: 'Teaching',
    also: 'teacher, instructor, lecturer, education, school, classroom, تدریس, پڑھانا',
    near: { Tutoring: 0.85, Training: 0.7, Mentoring: 0.5, 'Sports coaching': 0.3 },
  },
  {
    name: 'Tutoring',
    also: 'tutor, tuition, home tuition, homework help, peer tutoring',
    near: { Teaching: 0.9, Mentoring: 0.6 },
  },
  { name: 'Mentoring', also: 'mentor, mentorship', near: { 'Youth work': 0.5, Training: 0.5 } },
  { name: 'Training', also: 'trainer, workshop, facilitation, facilitator, seminar' },
  {
    name: 'Career counselling',
    also: 'career guidance, career advice, careers, cv writing, resume writing, interview preparation',
    near: { Mentoring: 0.6, Recruitment: 0.5, 'Mental health': 0.3 },
  },
  {
    name: 'Teaching English',
    also: 'english teacher, english tuition, esl, tefl, ielts, spoken english',
    near: { Teaching: 0.7, Tutoring: 0.7, English: 0.5 },
  },
  {
    name: 'Teaching maths',
    also: 'maths, mathematics, math, algebra, maths tutor',
    near: { Teaching: 0.7, Tutoring: 0.7, 'Teaching science': 0.6, Statistics: 0.4 },
  },
  {
    name: 'Teaching science',
    also: 'science, science teacher, physics, chemistry, biology, stem education',
    near: { Teaching: 0.7, Tutoring: 0.7 },
  },
  {
    name: 'Teaching computers',
    also: 'computer teacher, computer course, digital literacy, teaching coding',
    near: { Teaching: 0.6, 'Software development': 0.4, 'Office software': 0.5 },
  },
  {
    name: 'Early childhood education',
    also: 'early years, kindergarten, preschool, montessori, nursery',
    near: { 'Child care': 0.7, Teaching: 0.6 },
  },
  {
    name: 'Special education',
    also: 'special needs, special needs education, autism, learning disabilities',
    near: { 'Disability support': 0.7, Teaching: 0.6 },
  },
  { name: 'Literacy', also: 'adult literacy, adult education, reading', near: { Teaching: 0.7 } },
  {
    name: 'Storytelling',
    also: 'storyteller, puppetry, puppet show',
    near: { Entertaining: 0.5, 'Child care': 0.4, Literacy: 0.4, Theatre: 0.4 },
  },
  { name: 'Library', also: 'librarian, books, book fair, book sorting', near: { Literacy: 0.5 } },
  { name: 'Exam invigilation', also: 'invigilator, exam supervision', near: { Teaching: 0.5 } },
];
