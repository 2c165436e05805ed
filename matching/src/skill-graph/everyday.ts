/** What people call skills when they do not use a name of the table: everyday words, licences and their classes, initials. */
export const everydayNames: Readonly<Record<string, string>> = {
  'First aid':
    'aed, defibrillator, resuscitation, efaw, faw, st john ambulance, red cross first aid, bandaging, bls',
  Paramedic: 'emt b, ambulance technician, emergency care',
  Nursing:
    'rgn, rmn, rn, staff nurse, district nurse, ward nurse, health visitor, nurse practitioner',
  Medical: 'gp, general practitioner, medical student, mbbs, physician assistant',
  Pharmacy: 'chemist, pharmacy technician, drug dispensing',
  'Mental health':
    'counselor, counseling, psychotherapy, psychotherapist, mental health first aid, wellbeing',
  Caregiving:
    'care assistant, healthcare assistant, hca, support worker, home carer, home care, personal care, care giver, domiciliary care',
  'Elder care':
    'care home, care homes, nursing home, residential care, working with older people, older people, visiting the elderly, helping the elderly, elderly people, old people, pensioners',
  'Child care':
    'childminder, childminding, au pair, looking after children, looking after kids, working with children, working with kids, good with kids, good with children, play worker, playgroup, toddlers, babies',
  'Youth work':
    'working with young people, working with teenagers, teenagers, teens, youth club, youth worker, youth leader, youth group',
  'Early childhood education': 'nursery nurse, nursery worker, eyfs, early years practitioner',
  Companionship:
    'befriender, visiting people, keeping people company, chatting to people, loneliness',
  'Disability support':
    'disabled people, wheelchair pushing, physical disabilities, mobility support',
  'Sign language': 'bsl, british sign language, makaton, asl',
  'Teaching English':
    'esol, english lessons, english classes, english as a second language, efl, celta, tesol, english conversation',
  Teaching:
    'retired teacher, primary teacher, secondary teacher, school teacher, teaching kids, teaching children, teaching adults, pgce, qts',
  'Teaching assistance': 'ta, lsa, learning support, learning support assistant, classroom helper',
  'Special education': 'sen, send, senco, sen support, dyslexia, adhd',
  Tutoring: 'private tutor, homework, helping with homework, home tutor, coaching students',
  'Teaching maths': 'maths teacher, numeracy',
  Literacy: 'helping children read, reading help, reading support, phonics, reading buddy',
  Driving:
    'minibus, minibus driver, minibus licence, van, van driving, man with a van, own car, have a car, car owner, car driver, car, clean licence, clean driving licence, full driving licence, full uk licence, uk driving licence, provisional licence, class b licence, category b, d1, d1 licence, midas, taxi driver, chauffeuring, volunteer driver, lifts to appointments',
  'Truck driving':
    'hgv, hgv driver, lgv, class c licence, class 1 licence, class 2 licence, c1 licence, cdl, lorry driver, lorry driving, truck, trucker, coach driver, pcv, bus driving, psv licence',
  'Motorcycle riding': 'scooter, moped, motorcyclist, rider with own bike, a2 licence',
  Warehouse:
    'forklift, forklift driver, forklift licence, pallet truck, reach truck, stock control, stockroom, storeroom, shelf stacking, picking and packing, warehousing',
  'Loading and lifting':
    'moving furniture, furniture moving, removals, heavy work, moving boxes, carrying boxes, porter, portering, moving heavy things',
  Delivery:
    'delivery driver, dropping off parcels, delivering parcels, shopping delivery, parcel delivery',
  'Drinks service':
    'bar work, bar staff, bartender, bartending, barman, barmaid, mixology, cocktails, making tea, tea making, tea and coffee, making coffee, serving tea, serving coffee, serving drinks, pouring drinks, hot drinks, pulling pints, personal licence',
  Cooking:
    'home cook, cooking meals, cooking for groups, making sandwiches, sandwich making, kitchen assistant, kitchen porter, kitchen hand, sous chef, line cook, food prep, preparing food, meal preparation, curry',
  Baking: 'cake making, making cakes, cake decorating, bread making, biscuits, home baking',
  'Serving food':
    'waiting tables, waiting staff, table service, waitering, dinner lady, serving meals, canteen work, food runner',
  'Food safety':
    'food hygiene certificate, level 2 food hygiene, food hygiene level 2, food handler, food safety certificate, allergens',
  Dishwashing: 'pot washer, pot washing, kp, doing dishes, dishes, doing the washing up',
  'Food packing': 'packing bags, packing boxes, bag packing, making up parcels',
  Photography:
    'taking pictures, taking photos, pictures, photos, event photos, photoshoot, dslr, photographing, photographs',
  Videography: 'making videos, shooting video, videos, camcorder, video shooting, vlogging',
  'Video editing': 'final cut, davinci resolve, cutting videos, editing videos',
  'Photo editing': 'editing photos, retouching',
  'Social media':
    'twitter, linkedin, youtube, whatsapp groups, social media posts, posting on social media, tiktoks',
  'Web development':
    'building websites, making websites, website building, squarespace, wix, webmaster, web designer',
  'IT support':
    'good with computers, computer skills, computer help, it help, ict, computer literate, tech savvy',
  'Hardware repair': 'fixing computers, fixing laptops, pc repair, pc building, fixing phones',
  'Office software':
    'microsoft excel, microsoft word, word processing, libre office, spreadsheet skills, pivot tables',
  'Data entry': 'keyboard skills, typing up, inputting data, keying',
  Administration:
    'pa, personal assistant, office manager, office admin, office administration, filing, photocopying, admin work, admin assistant, general office duties, clerk, virtual assistant',
  Reception: 'switchboard, front office, manning the desk',
  'Customer service':
    'answering phones, answering the phone, phone work, telephone work, phone answering, telephone support, call handling, call handler, dealing with the public, helping customers',
  Accounting:
    'on the till, till work, tills, cashing up, cash desk, handling money, handling cash, book keeper, chartered accountant, aca, acca, payroll, accounts, invoicing, quickbooks, xero',
  Sales:
    'shop assistant, shop work, shop keeper, working in a shop, salesman, saleswoman, stall holder, market stall',
  'Charity shop': 'charity shop work, op shop',
  Fundraising:
    'raising money, sponsored walk, sponsored run, collecting money, raffle, raffles, tombola',
  'Street collection': 'bucket shaking, bucket rattling, collecting tins, street fundraising',
  Leafleting:
    'handing out leaflets, handing out flyers, giving out flyers, delivering leaflets, leaflet distribution, leaflet drop, flyering, letterbox drop',
  Hospitality:
    'meet and greet, greeting guests, greeting people, greeting visitors, welcoming people, welcoming visitors, welcomer, host at the door',
  'Registration desk': 'signing people in, checking people in, handing out badges, guest list',
  'Crowd management':
    'event steward, event stewarding, stewards, marshalling crowds, queue marshal',
  Security:
    'doorman, door supervisor, door staff, door security, sia, sia licence, sia badge, cctv, security officer, night watchman',
  'Venue set-up':
    'setting up, setting up events, setting up tables, putting up tents, putting up marquees, putting out chairs, moving chairs, stacking chairs, tables and chairs, marquees, gazebos, clearing up after events, packing away',
  'Event management':
    'event planner, organising events, running events, party planning, wedding planning, events',
  'Event hosting': 'mcing, master of ceremony, toastmaster, quiz night host, presenter',
  'Public speaking':
    'giving talks, giving speeches, speeches, toastmasters, talks in schools, giving presentations',
  Communication: 'good with people, people person, talking to people, good communicator, chatty',
  Empathy: 'listening ear, good listening, caring person, compassion, listening skills',
  Gardening:
    'weeding, mowing, mowing lawns, lawn mowing, mowing the lawn, grass cutting, strimming, hedge cutting, hedge trimming, pruning, digging, planting flowers, allotments, allotment, green fingers',
  'Clean-up':
    'picking up litter, picking litter, picking up rubbish, rubbish collection, beach clean, river clean, park clean, canal clean, tidying up parks',
  Cleaning:
    'tidying, tidying up, mopping, hoovering, vacuuming, cleaning toilets, deep clean, domestic work, ironing',
  'Tree planting': 'planting hedges, woodland planting',
  'Animal care':
    'good with animals, animal lover, looking after animals, animal feeding, small animals, animal husbandry, rspca',
  'Dog walking': 'dog walker, walking the dog, dog lover, dog sitting, good with dogs',
  'Pet fostering': 'cat fostering, cat lover, dog fostering, cat sitting',
  'Horse riding': 'horse rider, stable hand, horseback riding, mucking out, grooming horses, pony',
  'Livestock care': 'sheep, cows, chickens, lambing, milking',
  Repairs:
    'diy, odd jobs, odd job man, fixing things, mending things, handy, handy person, handywoman, good with my hands, good with tools, tools, small repairs, home repairs, flat pack, repair cafe',
  Carpentry: 'joiner, joinery work, cabinet maker, working with wood, wood working, shelves',
  'Electrical work': 'sparky, pat testing, pat tester, wiring plugs, electrics, 18th edition',
  Plumbing: 'boilers, gas fitter, gas safe, heating engineer, leaking taps',
  Construction:
    'bricklayer, bricklaying, brickie, labourer, laborer, roofing, roofer, plastering, plasterer, paving, scaffolding, tiling, cscs, cscs card',
  'House painting':
    'painter and decorator, painting and decorating, decorating, decorating houses, painting walls, painting fences, wallpapering, wallpaper',
  Mechanics: 'car mechanic, fixing cars, motor mechanic, garage work, car maintenance',
  'Bicycle repair': 'fixing bikes, bike maintenance, bike fixing, cycle repair',
  Sewing:
    'mending clothes, mending, dressmaking, dressmaker, seamstress, alterations, clothes alterations, quilting, sewing machine, upholstery, hemming',
  Handicrafts:
    'crochet, crocheting, knitter, macrame, card making, jewellery making, jewelry making, candle making, craft, making things, weaving, scrapbooking',
  Singing: 'sing, choir singing, choir member, karaoke, soprano, alto, tenor, chorister',
  Music:
    'pianist, guitarist, drummer, violinist, playing guitar, playing the piano, play an instrument, musical instruments, band member, keyboard player, saxophone, trumpet, cello, clarinet, bass guitar, ukulele, percussion, orchestra',
  'DJ-ing': 'mixing music, playing music at parties',
  Dance: 'ballet, salsa, ballroom, street dance, line dancing, hip hop, tap dancing',
  Theatre: 'am dram, amateur dramatics, improv, panto, pantomime, musical theatre, actress, plays',
  Entertaining: 'childrens entertainer, balloon modelling, party entertainer, stand up',
  'Face painting': 'painting faces, facepaint',
  'Graphic design':
    'designing posters, posters, illustrator software, indesign, adobe, flyer design, making posters',
  Writing:
    'writing articles, newsletters, newsletter, writing blogs, creative writing, author, storywriting',
  Proofreading: 'checking spelling, good at spelling, grammar',
  Translation: 'bilingual, translate, translating documents, several languages, polyglot, linguist',
  Interpretation: 'interpret, interpreting for people',
  'Legal aid': 'solicitor, barrister, legal help, attorney, legal support',
  'Public services help':
    'filling in forms, form filling help, benefits help, universal credit, cab adviser',
  'Sports coaching': 'pe teacher, football coach, sports day, sports leader, swimming teacher',
  Football: 'five a side, 5 a side, playing football, walking football, goalkeeper',
  Cricket: 'playing cricket, cricket umpire, wicket keeper',
  Athletics: 'half marathon, 5k, 10k, parkrun, run, sprinter, cross country',
  'Race marshalling': 'parkrun volunteer, marshalling a run, race marshal, race steward',
  Fitness:
    'keep fit, personal training, fitness instructor, spin class, circuits, weight training, gym instructor',
  Swimming: 'open water swimming, swim, swims, swimming lessons',
  Lifeguarding: 'pool lifeguard, beach lifeguard, nplq, rnli',
  Cycling: 'cycle, bike riding, bicycling, ride leader, mountain biking',
  Outdoor:
    'skydiving, paragliding, parachuting, bungee jumping, orienteering, bushcraft, forest school',
  Hiking: 'hillwalking, walking, rambling, walk leader, rambler, fell walking',
  'Martial arts': 'jiu jitsu, mma, kung fu, kickboxing, aikido',
  'Board games':
    'table football, foosball, darts, card games, bingo, dominoes, snooker, bingo caller',
  Scouting:
    'scout leader, cub leader, cubs, cub scouts, beavers, brownies, girlguiding, brownie leader, akela',
  Entrepreneurship:
    'running a business, business owner, self employed, own business, small business',
  'Team leadership':
    'leading a team, leading teams, team captain, group leader, leading groups, forewoman, foreman',
  'Board membership':
    'charity trustee, school governor, governor, committee member, chairperson, chair of trustees, non executive director',
  'Fire safety': 'fireman, fire extinguisher, fire extinguishers, retained firefighter',
  'Child protection':
    'dbs, dbs check, dbs checked, enhanced dbs, safeguarding lead, safeguarding officer, safeguarding trained',
  'Drone flying': 'drones, drone photography, drone filming, uav, quadcopter',
  'Boat handling': 'skipper, powerboat, dinghy sailing, yachting, sail, canal boat, narrowboat',
  Hairdressing:
    'hair stylist, cutting hair, hair cutting, hair styling, hair braiding, manicure, make up artist, barbering',
  Henna: 'mehandi',
  Refereeing: 'ref, reffing, linesman',
  Library: 'shelving books, book lover, library assistant',
  Research: 'phd, academic research, desk research',
  Recruitment: 'interviewing candidates, cipd, hr manager, talent manager',
  Surveys: 'asking people questions, doing surveys, survey taking, market research',
  'Volunteer coordination': 'looking after volunteers, organising volunteers, managing volunteers',
  'Homeless support':
    'rough sleepers, homeless people, helping the homeless, soup run, street outreach',
  'Refugee support': 'helping refugees, asylum, working with refugees',
  'Dementia care': 'dementia friend, dementia friends, alzheimer, people with dementia',
  'Donation sorting':
    'sorting clothes, sorting toys, sorting food, sorting donated goods, clothes sorter',
  'Food bank': 'trussell trust, food bank volunteer',
  Ushering: 'showing people to their seats, directing people, theatre usher',
  Ticketing: 'checking tickets, ticket collector, ticket office, selling tickets',
  'Traffic control':
    'car park, car parking, car park attendant, parking cars, directing traffic, lollipop lady, lollipop man',
  Sound:
    'sound desk, sound tech, pa systems, audio engineer, mixing desk, sound mixing, sound man, av technician',
  Lighting: 'lighting rig, lx, stage lights, lighting desk',
  'Stage management': 'dsm, asm, stage managing, prop making, props',
  'Minute taking': 'taking minutes, taking notes, minutes, minute taker',
  Barbecue: 'bbqs, barbecues, braai, burgers, flipping burgers',
  'Hospital support': 'hospital volunteer, hospital radio, ward volunteer',
  'Radio communication': 'walkie talkies, radio operator, two way radio, amateur radio',
  'Health and safety': 'iosh, nebosh, risk assessments, coshh, manual handling',
};
