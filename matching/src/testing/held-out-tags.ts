/** As `false-friends.ts` and `equivalents.ts`, but kept apart: nothing is chosen by what comes of these. */
export const heldOutFalseFriends = `
membership drive | Driving
flash drive | Driving
driveway | Driving
deriving | Driving
cook islands | Cooking
rookie | Cooking
cooler | Cooking
stage 3 kidney disease | Stage management
landing stage | Stage management
sewer repairs | Sewing
strainer | Training
personal training shoes | Training
train driver | Training
advance | Dance
guidance | Dance
deep clean energy | Cleaning
nurse shark | Nursing
nursing a grudge | Nursing
minister | Administration
taint | Painting
point | Painting
printer ink | Printing
blanking | Baking
banking hall | Baking
backing | Baking
taking | Baking
plan B | Planning
planter | Tree planting
tree house | Tree planting
peach | Teaching
breaching | Teaching
schooling fish | Teaching
approach | Sports coaching
coach station | Sports coaching
stage coach | Sports coaching
runner beans | Athletics
running water | Athletics
football tickets wanted | Football
swinging | Swimming
scuba gear for sale | Diving
deriding | Diving
righting | Lighting
light lunches | Lighting
soundbar | Sound
host country | Event hosting
web hosting | Event hosting
job security | Security
food security | Security
marriage registration | Registration desk
DBS check | Registration desk
brother in law | Legal aid
lawyer up | Mediation
Kool-Aid | First aid
marital aid | First aid
hair care | Child care
day care for dogs | Child care
kidney | Child care
carpet | Carpentry
carpenter ants | Carpentry
music lover's guide | Ushering
guide dog | Ushering
girl guide cookies | Cooking
underwriting | Writing
righting wrongs | Writing
news junkie | Journalism
sign on | Sign making
cloud nine | Cloud
excellent | Office software
accessible | Disability support
farmhouse | Farming
farmers market | Farming
art of war | Painting
cart | Painting
smart | Painting
cat burglar | Pet fostering
`.trim();

export const heldOutEquivalents = `
driving a minibus | Driving
van driving | Driving
full driving licence | Driving
class B licence | Driving
LGV | Truck driving
forklift truck driver | Warehouse
warehouse operative | Warehouse
stock room | Warehouse
nanny work | Child care
nursery nurse | Early childhood education
creche worker | Child care
sign language level 2 | Sign language
teaching English as a foreign language | Teaching English
conversational English | English
barmaid | Drinks service
pouring drinks | Drinks service
making coffee | Drinks service
photographing events | Photography
shooting video | Videography
editing videos | Video editing
cooking meals | Cooking
sous chef | Cooking
baking cakes | Baking
serving meals | Serving food
dish washing | Dishwashing
trained first aider | First aid
first aid at work | First aid
mental health first aider | Mental health
district nurse | Nursing
qualified nurse | Nursing
hospital doctor | Medical
dispensing chemist | Pharmacy
talking to lonely people | Companionship
befriender | Companionship
carer for my mum | Caregiving
home carer | Caregiving
dementia friend | Dementia care
youth club | Youth work
cub scouts | Scouting
secondary school teacher | Teaching
tutoring maths | Teaching maths
helping kids read | Literacy
special needs teacher | Special education
allotment | Gardening
mowing lawns | Gardening
river clean up | Clean-up
plant trees | Tree planting
walking dogs | Dog walking
looking after animals | Animal care
horseback riding | Horse riding
crowd stewarding | Crowd management
door supervisor | Security
greeter at the door | Hospitality
answering the phone | Customer service
telephone support | Customer service
cash desk | Accounting
accounts | Accounting
using Excel | Office software
admin work | Administration
general office duties | Administration
stacking chairs | Venue set-up
furniture removals | Loading and lifting
van man | Driving
handy with tools | Repairs
small repairs | Repairs
bricklaying | Construction
painting walls | House painting
alterations and sewing | Sewing
knitter | Handicrafts
choir singer | Singing
drummer | Music
giving speeches | Public speaking
delivering leaflets | Leafleting
raising money | Fundraising
making websites | Web development
`.trim();
