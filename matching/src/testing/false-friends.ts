/**
 * Everyday tags and the skill that each must not be taken for. Collected before the engine was measured on them; what is
 * chosen may be chosen on these, never on `held-out-tags.ts`.
 */
export const falseFriends = `
fundraising drive | Driving
James Cook | Cooking
stage 4 cancer nurse | Stage management
DBS checked | Registration desk
slimming | Swimming
lightning | Lighting
councillor | Mental health
Hindu | Hindi
for sale | Sales
blood drive | Driving
clothes drive | Driving
hard drive | Driving
driven | Driving
screwdriver | Driving
driving range | Driving
cookies | Cooking
cookie policy | Cooking
bookings | Cooking
looking | Cooking
pressure cooker | Cooking
stage fright | Stage management
early stage dementia | Stage management
sewage | Sewing
sowing | Sewing
sewer | Sewing
seeing | Sewing
reigning | Training
trainers | Training
train spotting | Training
training shoes | Training
raining | Training
draining | Training
potty training | Training
dancing queen fan | Dance
distance | Dance
danger | Dance
cleansing | Cleaning
gleaning | Cleaning
leaning | Cleaning
learning | Cleaning
cleaner air | Cleaning
nursery rhymes | Nursing
nursery plants | Nursing
cursing | Nursing
secretory | Administration
administer | Administration
admin fee | Administration
painful | Painting
paint allergy | Painting
pointing | Painting
printed | Painting
sprinting | Printing
planning permission | Planning
scanning | Planning
panning | Planning
planing | Planning
planting hope | Tree planting
plant based | Tree planting
planet | Tree planting
power plant | Tree planting
teacher's pet | Teaching
touching | Teaching
reaching | Teaching
bleaching | Teaching
school run | Teaching
left school at 16 | Teaching
old school friend | Teaching
coach travel | Sports coaching
coach party | Sports coaching
poaching | Sports coaching
running late | Athletics
running a business | Athletics
running costs | Athletics
marathon reading | Athletics
bowling green | Cricket
crickets | Cricket
football widow | Football
footfall | Football
table football | Football
swimming pool cleaning | Swimming
swimwear | Swimming
sky diving | Diving
dividing | Diving
giving | Diving
living | Diving
dining | Diving
fighting | Lighting
sighting | Lighting
light lunch | Lighting
light bulbs | Lighting
lightweight | Lighting
sounds good | Sound
safe and sound | Sound
pound | Sound
sound advice | Sound
host family | Event hosting
ghosting | Event hosting
posting | Event hosting
hostile | Event hosting
mime | Event hosting
security number | Security
social security | Security
security clearance | Security
insecurity | Security
guard dog | Security
life guarded | Security
car registration | Registration desk
health check | Registration desk
registration number | Registration desk
registered charity | Registration desk
police checked | Registration desk
paper round | Administration
law abiding | Legal aid
mother in law | Legal aid
lawn | Legal aid
claw | Legal aid
legal age | Legal aid
band aid | First aid
hearing aid | First aid
legal aid | First aid
visual aid | First aid
care home | Child care
skin care | Child care
car care | Child care
career | Caregiving
careful | Caregiving
kidding | Child care
kids menu | Child care
children's books | Child care
childhood cancer | Child care
mentioning | Mentoring
monitoring | Mentoring
writing off | Writing
hand writing | Writing
written warning | Writing
waiting | Writing
news agent | Journalism
reporting abuse | Journalism
mosque | Music
museum | Music
designer clothes | Graphic design
interior design | Graphic design
resign | Graphic design
cloudy | Cloud
cloud watching | Cloud
java coffee | Java
island of Java | Java
python snake | Python
pylon | Python
read the news | Journalism
`.trim();
