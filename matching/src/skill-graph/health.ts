import type { Skill } from './skill.ts';

export const health: readonly Skill[] = [
  {
    name: 'First aid',
    also: 'first aider, 1st aid, first responder, cpr, basic life support, ابتدائی طبی امداد',
    near: { Paramedic: 0.9, Medical: 0.85, Nursing: 0.85, Lifeguarding: 0.7 },
  },
  {
    name: 'Paramedic',
    also: 'ambulance, ambulance crew, emergency medical technician, emt, emergency medicine',
    near: { Medical: 0.8, Nursing: 0.7, 'First aid': 0.5 },
  },
  {
    name: 'Nursing',
    also: 'nurse, registered nurse, midwife, midwifery, patient care, نرسنگ',
    near: { Medical: 0.8, Paramedic: 0.7, 'First aid': 0.4, Caregiving: 0.5 },
  },
  {
    name: 'Medical',
    also: 'doctor, physician, medic, medicine, healthcare, medical camp, clinic, ڈاکٹر',
    near: { Paramedic: 0.8, Nursing: 0.8, 'First aid': 0.5, Pharmacy: 0.5 },
  },
  {
    name: 'Pharmacy',
    also: 'pharmacist, medication, dispensing',
    near: { Nursing: 0.4 },
  },
  {
    name: 'Public health',
    also: 'health awareness, vaccination, polio, immunization, hygiene, sanitation, health camp',
    near: { Medical: 0.6, Nursing: 0.6, 'Awareness campaign': 0.5, Nutrition: 0.5 },
  },
  {
    name: 'Blood donation',
    also: 'blood drive, blood camp, blood bank, donating blood, خون کا عطیہ',
    near: { Nursing: 0.5, Medical: 0.4 },
  },
  {
    name: 'Mental health',
    also: 'counselling, counsellor, psychology, psychologist, therapy, therapist, emotional support',
    near: { 'Social work': 0.5, Mediation: 0.4, Companionship: 0.4 },
  },
  {
    name: 'Physiotherapy',
    also: 'physiotherapist, physical therapy, rehabilitation',
    near: { Medical: 0.4, Nursing: 0.4, Fitness: 0.4 },
  },
  {
    name: 'Nutrition',
    also: 'nutritionist, dietitian, dietician, diet planning',
    near: { Cooking: 0.3 },
  },
];
