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
    also: 'storyteller, story hour, reading aloud',
    near: { Entertaining: 0.5, 'Child care': 0.4, Literacy: 0.4, Theatre: 0.4 },
  },
  { name: 'Library', also: 'librarian, books, book fair, book sorting', near: { Literacy: 0.5 } },
  {
    name: 'Exam invigilation',
    also: 'invigilator, exam supervision',
    near: { Administration: 0.3, Teaching: 0.5 },
  },
  {
    name: 'Teaching assistance',
    also: 'teaching assistant, classroom assistant, classroom support, school support',
    near: { Teaching: 0.8, Tutoring: 0.7, 'Child care': 0.5 },
  },
  {
    name: 'Curriculum design',
    also: 'lesson planning, curriculum development, instructional design',
    near: { Teaching: 0.7, Training: 0.6 },
  },
  {
    name: 'After-school club',
    also: 'after school programme, homework club, holiday club',
    near: { Tutoring: 0.7, 'Child care': 0.7, 'Youth work': 0.6 },
  },
  {
    name: 'Teaching Urdu',
    also: 'urdu teacher, urdu tuition',
    near: { Teaching: 0.7, Urdu: 0.5, Literacy: 0.6 },
  },
  {
    name: 'Teaching art',
    also: 'art teacher, art class, art workshop',
    near: { Painting: 0.6, Handicrafts: 0.6, Teaching: 0.6 },
  },
  {
    name: 'Teaching music',
    also: 'music teacher, guitar lessons, piano lessons',
    near: { Music: 0.7, Singing: 0.4, Teaching: 0.5 },
  },
  {
    name: 'Exam preparation',
    also: 'test preparation, mdcat, ecat, entrance exams',
    near: { Tutoring: 0.8, Teaching: 0.7 },
  },
  {
    name: 'Admission guidance',
    also: 'scholarships, college applications, university admissions',
    near: { 'Career counselling': 0.8, Mentoring: 0.5 },
  },
  {
    name: 'Vocational training',
    also: 'skill development, livelihood training, apprenticeships',
    near: { Training: 0.7, 'Career counselling': 0.4, Mentoring: 0.4 },
  },
  {
    name: 'Financial literacy',
    also: 'money management, personal finance',
    near: { Finance: 0.7, Training: 0.5, Teaching: 0.4 },
  },
];
