import type { Skill } from './skill.ts';

export const health: readonly Skill[] = [
  {
    name: 'First aid',
    also: 'first aider, 1st aid, first responder, cpr, basic life support, ابتدائی طبی امداد',
    near: { Paramedic: 0.9, Medical: 0.85, Nursing: 0.85, Lifeguarding: 0.7 },
  },
  {
    name: 'Paramedic',
    also: 'ambulance, ambulance crew, ambulance driver, emergency medical technician, emt, emergency medicine',
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
    also: 'health awareness, health promotion, hygiene, hygiene promotion, sanitation, health camp',
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
  {
    name: 'Vaccination',
    also: 'vaccinator, immunization, immunisation, polio, polio drops, polio campaign, ویکسینیشن',
    near: { Nursing: 0.7, 'Public health': 0.7, Medical: 0.6, 'Community outreach': 0.4 },
  },
  {
    name: 'Health screening',
    also: 'blood pressure check, diabetes screening, sugar test, screening camp',
    near: { Nursing: 0.8, Medical: 0.7, 'Laboratory work': 0.4 },
  },
  {
    name: 'Laboratory work',
    also: 'lab technician, phlebotomy, phlebotomist, blood testing, pathology',
    near: { Nursing: 0.5, 'Blood donation': 0.5, Medical: 0.4 },
  },
  {
    name: 'Dental care',
    also: 'dentist, dental camp, dental hygiene, oral health',
    near: { Medical: 0.4, 'Public health': 0.3 },
  },
  {
    name: 'Eye care',
    also: 'eye camp, optometrist, optician, vision testing, cataract camp',
    near: { Medical: 0.5, Nursing: 0.4 },
  },
  {
    name: 'Maternal health',
    also: 'mother and child health, antenatal care, lady health worker, family planning',
    near: { Nursing: 0.8, 'Public health': 0.6, Medical: 0.6 },
  },
  {
    name: 'Hospital support',
    also: 'hospital volunteering, ward support, patient escort, patient registration, hospital helper',
    near: { Caregiving: 0.6, Companionship: 0.6, Nursing: 0.6, 'Registration desk': 0.4 },
  },
  {
    name: 'Hospice care',
    also: 'palliative care, end of life care',
    near: { Nursing: 0.7, 'Elder care': 0.6, Companionship: 0.6, 'Bereavement support': 0.6 },
  },
  {
    name: 'Addiction support',
    also: 'drug awareness, drug rehabilitation, smoking cessation, substance abuse',
    near: { 'Mental health': 0.7, 'Social work': 0.6, 'Peer support': 0.6 },
  },
  {
    name: 'Crisis line',
    also: 'crisis hotline, suicide prevention, listening line',
    near: { 'Mental health': 0.8, 'Psychological first aid': 0.7, Empathy: 0.4 },
  },
  {
    name: 'Psychological first aid',
    also: 'trauma support, trauma counselling, psychosocial support',
    near: { 'Mental health': 0.85, 'Social work': 0.5, 'Disaster relief': 0.3 },
  },
];
