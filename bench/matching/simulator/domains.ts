/** What the simulated people do, are able in and like: twelve domains, with skills as the product's own table names them. */

export type Domain = {
  readonly skills: readonly string[];
  /** As people write it. */
  readonly interest: string;
  /** What events of this kind are called, and what they say of themselves. */
  readonly titles: readonly string[];
  readonly type: string;
};

export const domains: readonly Domain[] = [
  {
    skills: words(
      'First aid, Nursing, Paramedic, Medical, Pharmacy, Blood donation, Mental health, Public health',
    ),
    interest: 'Health',
    titles: ['Public health camp', 'Blood donation day', 'Medical camp'],
    type: 'health',
  },
  {
    skills: words(
      'Teaching, Tutoring, Mentoring, Training, Literacy, Storytelling, Teaching maths, Library',
    ),
    interest: 'Teaching',
    titles: ['Teaching weekend', 'Literacy drive', 'Tutoring at the library'],
    type: 'education',
  },
  {
    skills: words(
      'Cooking, Baking, Catering, Serving food, Food packing, Food safety, Barbecue, Nutrition',
    ),
    interest: 'Cooking',
    titles: [
      'Community kitchen: cooking for all',
      'Food packing for Ramadan',
      'Serving food at the shelter',
    ],
    type: 'food',
  },
  {
    skills: words(
      'Tree planting, Gardening, Farming, Clean-up, Recycling, Camping, Hiking, Climbing',
    ),
    interest: 'Outdoor',
    titles: ['Outdoor clean-up', 'Tree planting', 'Hiking and recycling day'],
    type: 'environment',
  },
  {
    skills: words(
      'Software development, Web development, Mobile development, DevOps, Cloud, AI/ML, Databases, IT support',
    ),
    interest: 'Software',
    titles: ['Software workshop', 'Web development weekend', 'Cloud and AI day'],
    type: 'technology',
  },
  {
    skills: words(
      'Graphic design, UI/UX, Illustration, Painting, Animation, Calligraphy, Handicrafts, Sewing',
    ),
    interest: 'Painting',
    titles: ['Painting in the park', 'Handicrafts fair', 'Graphic design for charities'],
    type: 'arts',
  },
  {
    skills: words(
      'Photography, Videography, Video editing, Live streaming, Social media, Writing, Journalism, Podcasting',
    ),
    interest: 'Photography',
    titles: ['Photography walk', 'Social media campaign', 'Writing and journalism day'],
    type: 'media',
  },
  {
    skills: words(
      'Cricket, Football, Hockey, Athletics, Swimming, Cycling, Refereeing, Sports coaching',
    ),
    interest: 'Sports',
    titles: ['Sports coaching day', 'Football cup', 'Cricket for all'],
    type: 'sports',
  },
  {
    skills: words(
      'Event management, Registration desk, Ticketing, Ushering, Crowd management, Hospitality, Stage management, Sound',
    ),
    interest: 'Event management',
    titles: [
      'Festival: event management',
      'Crowd management at the concert',
      'Hospitality for guests',
    ],
    type: 'events',
  },
  {
    skills: words(
      'Driving, Delivery, Logistics, Warehouse, Loading and lifting, Truck driving, Procurement, Traffic control',
    ),
    interest: 'Logistics',
    titles: ['Relief logistics', 'Delivery round', 'Warehouse day'],
    type: 'logistics',
  },
  {
    skills: words(
      'Child care, Elder care, Caregiving, Companionship, Youth work, Social work, Disability support, Orphan care',
    ),
    interest: 'Social work',
    titles: ['Elder care visit', 'Youth work weekend', 'Social work fair'],
    type: 'care',
  },
  {
    skills: words(
      'Fundraising, Marketing, Public speaking, Public relations, Community outreach, Sales, Grant writing, Communication',
    ),
    interest: 'Fundraising',
    titles: ['Fundraising gala', 'Community outreach walk', 'Marketing for charities'],
    type: 'outreach',
  },
];

function words(text: string): string[] {
  return text.split(', ');
}
