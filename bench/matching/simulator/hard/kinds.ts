/**
 * What people do in the harder worlds, in words that were written down without looking at the product's table: as people
 * say it, in job words, in Urdu, and in Hindi. A line is one skill.
 */

export type Skill = {
  readonly english: readonly string[];
  readonly urdu: string;
  readonly hindi: string;
};

export type Kind = {
  readonly skills: readonly Skill[];
  /** What somebody who likes it says that they like. */
  readonly interests: readonly string[];
  readonly titles: readonly string[];
  readonly type: string;
  /** The week of the year in which most of it happens. */
  readonly peak: number;
};

export const kinds: readonly Kind[] = [
  kind({
    skills: `first aider; basic life support; CPR and bandaging | ابتدائی طبی امداد | प्राथमिक उपचार
      taking blood pressure; vital signs; sugar and BP checks | بلڈ پریشر چیک کرنا | रक्तचाप जाँच
      vaccinator; giving injections; immunisation | ٹیکے لگانا | टीकाकरण
      dispensary work; handing out medicines; pharmacy assistant | دوائیں دینا | दवा वितरण
      counselling; listening to people; trauma support | مشاورت | परामर्श
      eye testing; optician; vision screening | آنکھوں کا معائنہ | नेत्र जाँच`,
    interests: 'health; helping the sick; medical camps',
    titles: 'Free clinic; Eye camp in the school; Checking sugar and pressure',
    type: 'health',
    peak: 30,
  }),
  kind({
    skills: `maths tuition; sums and algebra; mathematics | ریاضی پڑھانا | गणित पढ़ाना
      reading with children; phonics; story hour | بچوں کو پڑھانا | बच्चों को पढ़ाना
      homework club; after-school help; exam revision | ہوم ورک میں مدد | गृहकार्य सहायता
      English lessons; teaching English; conversation class | انگریزی پڑھانا | अंग्रेज़ी पढ़ाना
      science experiments; chemistry; physics lab | سائنس پڑھانا | विज्ञान
      career advice; CV writing; interview practice | کیریئر مشورہ | करियर सलाह`,
    interests: 'education; school; teaching kids',
    titles: 'Summer school; Homework evenings; A school for the street',
    type: 'education',
    peak: 12,
  }),
  kind({
    skills: `big-pot cooking; chef; cooking for two hundred | دیگ پکانا | खाना बनाना
      roti making; baker; bread baking | روٹی بنانا | रोटी बनाना
      dishwashing; pot washing; kitchen cleaning | برتن دھونا | बर्तन धोना
      serving at tables; waiter; handing out plates | کھانا پیش کرنا | खाना परोसना
      packing ration bags; parcels of groceries; packing boxes | راشن پیک کرنا | राशन पैकिंग
      food hygiene certificate; kitchen safety; HACCP | خوراک کی صفائی | खाद्य स्वच्छता`,
    interests: 'feeding people; cooking; langar',
    titles: 'Ration drive; Iftar for five hundred; Soup in the square',
    type: 'food',
    peak: 10,
  }),
  kind({
    skills: `digging and planting; saplings; tree nursery | پودے لگانا | पौधे लगाना
      beach cleaning; litter picking; picking up rubbish | صفائی مہم | सफ़ाई अभियान
      composting; sorting waste; recycling | کھاد بنانا | खाद बनाना
      bird counting; wildlife survey; birdwatching | پرندے گننا | पक्षी गणना
      path building; dry stone walls; trail repair | راستہ بنانا | रास्ता बनाना
      chainsaw ticket; tree surgeon; felling | درخت کاٹنا | पेड़ काटना`,
    interests: 'nature; environment; outdoors',
    titles: 'Green the canal; Clean beach Sunday; A hundred saplings',
    type: 'environment',
    peak: 32,
  }),
  kind({
    skills: `fixing laptops; computer repair; PC hardware | کمپیوٹر مرمت | कंप्यूटर मरम्मत
      building websites; WordPress; HTML and CSS | ویب سائٹ بنانا | वेबसाइट बनाना
      Excel; spreadsheets; pivot tables | ایکسل | एक्सेल
      Python; programming; coding | پروگرامنگ | प्रोग्रामिंग
      setting up Wi-Fi; networking; routers and cables | نیٹ ورک لگانا | नेटवर्क
      data entry; typing; filling in databases | ڈیٹا انٹری | डेटा एंट्री`,
    interests: 'computers; technology; gadgets',
    titles: 'Repair café; Code club; Computers for the school',
    type: 'technology',
    peak: 40,
  }),
  kind({
    skills: `poster making; Canva; leaflets and banners | پوسٹر بنانا | पोस्टर बनाना
      wall painting; mural; street art | دیوار پر پینٹنگ | भित्ति चित्र
      embroidery; stitching; needlework | کڑھائی | कढ़ाई
      henna; mehndi; face painting | مہندی لگانا | मेहंदी
      pottery; clay modelling; ceramics | مٹی کے برتن | मिट्टी के बर्तन
      drawing; sketching; cartoons | ڈرائنگ | चित्रकारी`,
    interests: 'art; crafts; making things',
    titles: 'Craft bazaar; Paint the underpass; Stitching circle',
    type: 'arts',
    peak: 46,
  }),
  kind({
    skills: `camera; taking photos; event photographer | تصویریں لینا | फ़ोटो खींचना
      filming; cameraman; shooting videos | ویڈیو بنانا | वीडियो बनाना
      cutting videos; Premiere; editing reels | ویڈیو ایڈیٹنگ | वीडियो संपादन
      Instagram; Facebook posts; running pages | سوشل میڈیا | सोशल मीडिया
      reporting; writing articles; newsletter | مضمون لکھنا | लेख लिखना
      radio; voice-over; podcast host | ریڈیو | रेडियो`,
    interests: 'photos; film; media',
    titles: 'Stories of our street; Photo walk; A film about the river',
    type: 'media',
    peak: 20,
  }),
  kind({
    skills: `football trainer; coaching kids; football drills | فٹ بال کوچنگ | फ़ुटबॉल प्रशिक्षण
      umpire; referee; scoring matches | امپائر | अंपायर
      lifeguard; pool rescue; swimming teacher | تیراکی | तैराकी
      yoga; stretching class; fitness instructor | یوگا | योग
      marathon steward; race marshal; water station | دوڑ کا انتظام | दौड़ प्रबंधन
      wheelchair basketball; adapted sport; boccia | معذوروں کے کھیل | दिव्यांग खेल`,
    interests: 'sport; football; cricket',
    titles: 'Night tournament; Run for the hospital; Sports day for all',
    type: 'sports',
    peak: 6,
  }),
  kind({
    skills: `front desk; welcoming guests; signing people in | استقبالیہ | स्वागत डेस्क
      stage hand; lights; sound system | اسٹیج اور ساؤنڈ | मंच और ध्वनि
      queue marshal; keeping order; gate duty | ہجوم سنبھالنا | भीड़ प्रबंधन
      setting up tents; chairs and tables; marquee | خیمے لگانا | तंबू लगाना
      compère; master of ceremonies; announcing | کمپیئرنگ | संचालन
      ticket sales; cash box; till | ٹکٹ بیچنا | टिकट बिक्री`,
    interests: 'festivals; events; concerts',
    titles: 'Mela in the park; Charity concert; Book fair',
    type: 'events',
    peak: 50,
  }),
  kind({
    skills: `van driver; HTV licence; driving a pickup | گاڑی چلانا | गाड़ी चलाना
      motorbike rider; dropping parcels; rider deliveries | موٹر سائیکل ڈیلیوری | मोटरसाइकिल डिलीवरी
      loading trucks; heavy lifting; carrying sacks | سامان اٹھانا | सामान ढोना
      store keeping; stock count; inventory | اسٹور کیپنگ | भंडार
      forklift licence; pallet truck; reach truck | فورک لفٹ | फोर्कलिफ्ट
      route planning; dispatch; fleet | روٹ پلاننگ | मार्ग योजना`,
    interests: 'driving; transport; relief work',
    titles: 'Flood relief convoy; Blankets before winter; Moving the library',
    type: 'logistics',
    peak: 34,
  }),
  kind({
    skills: `babysitting; crèche; looking after toddlers | بچوں کی دیکھ بھال | बच्चों की देखभाल
      visiting the elderly; old age home; befriending | بزرگوں سے ملنا | बुज़ुर्गों से मिलना
      sign language; BSL level 2; deaf awareness | اشاروں کی زبان | सांकेतिक भाषा
      wheelchair pushing; carer; helping disabled people | معذور افراد کی مدد | दिव्यांग सहायता
      youth club; mentoring teens; scout leader | نوجوانوں کی رہنمائی | युवा मार्गदर्शन
      orphanage visits; foster support; playing with orphans | یتیم خانہ | अनाथालय`,
    interests: 'children; old people; care',
    titles: 'Tea with grandparents; Play morning; A day at the home',
    type: 'care',
    peak: 24,
  }),
  kind({
    skills: `asking for donations; bucket collection; charity appeal | چندہ جمع کرنا | चंदा जमा करना
      grant applications; proposal writing; donor reports | گرانٹ لکھنا | अनुदान लेखन
      bookkeeping; accounts; QuickBooks | حساب کتاب | बहीखाता
      giving talks; public speaker; presenting | تقریر | भाषण
      door to door; leafleting; knocking on doors | گھر گھر مہم | घर घर अभियान
      Urdu to English interpreter; translating; Punjabi | ترجمہ | अनुवाद`,
    interests: 'charity; fundraising; community',
    titles: 'Winter appeal; Ten thousand doors; Dinner of friends',
    type: 'outreach',
    peak: 48,
  }),
];

type Lines = {
  readonly skills: string;
  readonly interests: string;
  readonly titles: string;
  readonly type: string;
  readonly peak: number;
};

function kind({ skills, interests, titles, ...rest }: Lines): Kind {
  return {
    ...rest,
    skills: skills.split('\n').map((line) => {
      const [english = '', urdu = '', hindi = ''] = line.split('|').map((part) => part.trim());
      return { english: english.split('; '), urdu, hindi };
    }),
    interests: interests.split('; '),
    titles: titles.split('; '),
  };
}
