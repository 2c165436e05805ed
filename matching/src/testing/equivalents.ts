/**
 * What a charity's volunteers write, and the skill that it means. Collected before the engine was measured on it; what is
 * chosen may be chosen on these, never on `held-out-tags.ts`.
 */
export const equivalents = `
minibus | Driving
minibus driver | Driving
forklift | Warehouse
forklift licence | Warehouse
childminder | Child care
childminding | Child care
BSL | Sign language
British Sign Language | Sign language
ESOL | Teaching English
English lessons | Teaching English
clean driving licence | Driving
full UK licence | Driving
I can drive | Driving
own car | Driving
class C licence | Truck driving
HGV | Truck driving
lorry driver | Truck driving
D1 licence | Driving
bar work | Drinks service
bartender | Drinks service
barman | Drinks service
taking pictures | Photography
pictures | Photography
making tea | Drinks service
tea and coffee | Drinks service
serving drinks | Drinks service
washing up | Dishwashing
pot washer | Dishwashing
home cooking | Cooking
I love to cook | Cooking
cooking for crowds | Cooking
kitchen assistant | Cooking
making sandwiches | Cooking
cake making | Baking
food hygiene certificate | Food safety
level 2 food hygiene | Food safety
waitressing | Serving food
waiting tables | Serving food
first aid trained | First aid
first aid certificate | First aid
emergency first aid at work | First aid
St John Ambulance | First aid
CPR trained | First aid
resuscitation | First aid
staff nurse | Nursing
retired nurse | Nursing
student nurse | Nursing
healthcare assistant | Caregiving
GP | Medical
medical student | Medical
retired doctor | Medical
junior doctor | Medical
paramedic student | Paramedic
counselor | Mental health
listening ear | Empathy
good with people | Communication
good with kids | Child care
working with children | Child care
looking after children | Child care
babysit | Child care
au pair | Child care
working with young people | Youth work
youth worker | Youth work
scout leader | Scouting
working with older people | Elder care
visiting the elderly | Elder care
care assistant | Caregiving
care worker | Caregiving
support worker | Caregiving
primary school teacher | Teaching
retired teacher | Teaching
teaching kids | Teaching
helping with homework | Tutoring
private tutor | Tutoring
maths teacher | Teaching maths
reading with children | Literacy
SEN | Special education
TA in a school | Teaching assistance
gardening and allotments | Gardening
weeding | Gardening
lawn mowing | Gardening
litter pick | Clean-up
picking up litter | Clean-up
beach clean | Clean-up
planting trees | Tree planting
dog walker | Dog walking
good with animals | Animal care
animal lover | Animal care
horse rider | Horse riding
stewarding at events | Crowd management
event steward | Crowd management
doorman | Security
SIA licence | Security
meet and greet | Hospitality
greeting guests | Hospitality
welcoming people | Hospitality
front desk work | Reception
switchboard | Reception
answering phones | Customer service
phone work | Customer service
on the till | Accounting
till work | Accounting
handling cash | Accounting
bookkeeper | Accounting
chartered accountant | Accounting
spreadsheet | Office software
Microsoft Excel | Office software
word processing | Office software
filing | Administration
personal assistant | Administration
office manager | Administration
putting up tents | Venue set-up
putting out chairs | Venue set-up
setting up | Venue set-up
heavy lifting ok | Loading and lifting
moving furniture | Loading and lifting
man with a van | Driving
DIY | Repairs
odd jobs | Repairs
fixing things | Repairs
joiner | Carpentry
sparky | Electrical work
bricklayer | Construction
decorating houses | House painting
painter and decorator | House painting
mending clothes | Sewing
dressmaking | Sewing
seamstress | Sewing
crochet | Handicrafts
sing in a choir | Singing
play guitar | Music
pianist | Music
am dram | Theatre
MCing | Event hosting
public speaker | Public speaking
flyering | Leafleting
handing out leaflets | Leafleting
collecting donations | Fundraising
fund raising | Fundraising
shop assistant | Sales
shop work | Sales
web designer | Web development
building websites | Web development
social media posts | Social media
good with computers | IT support
fixing computers | Hardware repair
speak Urdu | Urdu
fluent in Arabic | Arabic
native French speaker | French
bilingual | Translation
`.trim();
