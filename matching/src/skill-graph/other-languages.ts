/**
 * The thirty skills that are listed most, as people write them in Urdu, Roman Urdu, French, Spanish, Arabic and Hindi; and what each
 * language is called in those. A word of two meanings is left out ('conduite', 'cocina' as a room).
 */
export const namesElsewhere: Readonly<Record<string, string>> = {
  'First aid':
    'فرسٹ ایڈ, ibtidai tibbi imdad, tibbi imdad, premiers secours, secourisme, secouriste, primeros auxilios, socorrista, إسعافات أولية, الإسعافات الأولية, إسعاف أولي, प्राथमिक चिकित्सा, प्राथमिक उपचार',
  Nursing:
    'نرس, تیمارداری, nursing ka kaam, infirmière, infirmier, soins infirmiers, enfermería, enfermera, enfermero, تمريض, ممرض, ممرضة, नर्सिंग, नर्स',
  Medical: 'طبیب, doctor sahib, médecin, docteur, médico, médica, طبيبة, طب, डॉक्टर, चिकित्सक',
  Cooking:
    'کھانا بنانا, باورچی, khana pakana, khana banana, bawarchi, pakwan, cuisiner, cuisinier, cuisinière, faire la cuisine, cocinar, cocinero, cocinera, طبخ, الطبخ, طهي, طباخ, खाना बनाना, खाना पकाना, रसोइया',
  Driving:
    'گاڑی چلانا, ڈرائیور, gaari chalana, gari chalana, permis de conduire, chauffeur bénévole, conducir, conductor, carnet de conducir, licencia de conducir, manejar, قيادة السيارة, قيادة السيارات, سائق, رخصة قيادة, गाड़ी चलाना, ड्राइवर, ड्राइविंग',
  Teaching:
    'استاد, ٹیچر, parhana, tadrees, ustad, ustaad, enseignement, enseignant, enseignante, professeur, enseñanza, enseñar, maestro, maestra, profesor, profesora, تعليم, معلم, معلمة, पढ़ाना, शिक्षक, अध्यापक, शिक्षण',
  Tutoring:
    'ٹیوشن, tuition parhana, soutien scolaire, aide aux devoirs, clases particulares, apoyo escolar, دروس خصوصية, ट्यूशन',
  Photography:
    'تصویریں کھینچنا, عکاسی, tasveer khenchna, tasweer kashi, photographie, photographe, fotografía, fotógrafo, fotógrafa, تصوير, تصوير فوتوغرافي, مصور, फोटोग्राफी, फ़ोटोग्राफ़ी, फोटोग्राफर',
  Videography:
    'ویڈیو بنانا, video banana, vidéaste, tournage vidéo, grabación de vídeo, تصوير فيديو, वीडियो बनाना',
  Writing:
    'لکھنا, تحریر, likhna, tehreer, rédaction, écriture, escritura, redacción, كتابة, الكتابة, लेखन, लिखना',
  Translation:
    'مترجم, tarjuma, mutarjim, traduction, traducteur, traductrice, traducción, traductor, traductora, مترجمة, अनुवाद, अनुवादक',
  'Child care':
    'بچوں کی دیکھ بھال, bachon ki dekh bhal, bachay sambhalna, garde denfants, assistante maternelle, cuidado de niños, niñera, رعاية الأطفال, حضانة, बच्चों की देखभाल, बाल देखभाल',
  'Elder care':
    'بزرگوں کی دیکھ بھال, bazurgon ki dekh bhal, aide aux personnes âgées, cuidado de ancianos, cuidado de personas mayores, رعاية المسنين, बुजुर्गों की देखभाल',
  Gardening:
    'باغبانی, مالی, baghbani, jardinage, jardinier, jardinière, jardinería, jardinero, بستنة, البستنة, बागवानी, माली',
  'Tree planting':
    'درخت لگانا, پودے لگانا, darakht lagana, shajarkari, plantation darbres, plantar árboles, زراعة الأشجار, غرس الأشجار, पेड़ लगाना, वृक्षारोपण',
  Cleaning: 'safai, saaf safai, ménage, nettoyage, limpieza, limpiar, تنظيف, نظافة, सफाई, सफ़ाई',
  Sewing:
    'درزی, silai, darzi, couture, couturière, costura, costurera, coser, خياطة, الخياطة, خياط, सिलाई, दर्ज़ी',
  Painting: 'مصوری, musawwari, peintre, pintor, pintora, رسم, الرسم, चित्रकारी',
  Singing:
    'گانا, گلوکاری, نعت خوانی, gana, gulukari, naat khwani, chanter, chanteur, chanteuse, cantar, cantante, غناء, गाना, गायन, गायक',
  Music: 'موسیقی, mausiqi, musique, musicien, musicienne, música, músico, الموسيقى, संगीत',
  Security:
    'چوکیدار, chowkidar, pehredar, agent de sécurité, seguridad, guardia de seguridad, حراسة, حارس أمن, सुरक्षा, चौकीदार',
  Fundraising:
    'چندہ جمع کرنا, عطیات جمع کرنا, chanda jama karna, collecte de fonds, recaudación de fondos, جمع التبرعات, चंदा इकट्ठा करना, धन संग्रह',
  Accounting:
    'حساب کتاب, اکاؤنٹنٹ, hisab kitab, comptabilité, comptable, contabilidad, contable, contador, محاسبة, محاسب, लेखांकन, लेखाकार',
  'Data entry':
    'ڈیٹا انٹری, data dalna, saisie de données, entrada de datos, إدخال البيانات, डेटा एंट्री',
  'Office software': 'ایکسل, bureautique, ofimática, إكسل, एक्सेल',
  'IT support': 'کمپیوٹر, computer ka kaam, informatique, informática, دعم تقني, حاسوب, कंप्यूटर',
  'Software development':
    'پروگرامنگ, programmation, programador, programación, développeur, برمجة, مبرمج, प्रोग्रामिंग',
  'Graphic design':
    'ڈیزائن, گرافک ڈیزائن, graphisme, graphiste, diseño gráfico, diseñador gráfico, تصميم, تصميم جرافيك, ग्राफिक डिज़ाइन, डिज़ाइन',
  'Social media':
    'سوشل میڈیا, réseaux sociaux, redes sociales, وسائل التواصل الاجتماعي, सोशल मीडिया',
  'Public speaking': 'تقریر, taqreer, prise de parole, oratoria, hablar en público, خطابة, भाषण',
  'Event management':
    'تقریبات کا انتظام, organisation dévénements, organización de eventos, تنظيم الفعاليات, कार्यक्रम प्रबंधन',
  'Serving food':
    'کھانا کھلانا, کھانا تقسیم کرنا, khana khilana, khana taqseem, serveur, serveuse, camarero, camarera, mesero, تقديم الطعام, खाना परोसना',
  'Loading and lifting':
    'سامان اٹھانا, saman uthana, manutention, mozo de carga, تحميل, सामान उठाना',
  'Social work':
    'سماجی کام, samaji kaam, travail social, assistante sociale, trabajo social, trabajador social, عمل اجتماعي, समाज सेवा',
  Swimming: 'تیراکی, tairaki, nager, natation, natación, nadar, سباحة, तैराकी, तैरना',
  Football: 'futbol, كرة القدم, फुटबॉल',
  Cricket: 'क्रिकेट, كريكيت',
  'Electrical work':
    'الیکٹریشن, bijli ka kaam, électricien, electricista, كهربائي, बिजली का काम, इलेक्ट्रीशियन',
  Plumbing: 'پلمبر, plombier, plomberie, fontanero, fontanería, plomero, سباك, سباكة, प्लंबर',
  Carpentry: 'بڑھئی, barhai, menuisier, menuiserie, carpintero, carpintería, نجار, نجارة, बढ़ई',
};

/** Own names and what others call it, in the same six. */
export const languageNames: Readonly<Record<string, string>> = {
  Urdu: 'ourdou, urdu zaban, الأردية, اللغة الأردية, उर्दू',
  English: 'انگلش, angrezi, anglais, inglés, الإنجليزية, اللغة الإنجليزية, إنجليزي, अंग्रेज़ी, अंग्रेजी',
  Punjabi: 'punjabi zaban, pendjabi, panyabí, البنجابية, पंजाबी, ਪੰਜਾਬੀ',
  Pashto: 'pushto, pakhto, pachto, pastún, البشتو, الباشتو, पश्तो',
  Sindhi: 'سنڌي, السندية, सिंधी',
  Balochi: 'بلوچی, baloutchi, البلوشية, बलोची',
  Saraiki: 'سرائیکی, seraiki, siraiki, السرايكية, सरायकी',
  Hindi: 'ہندی, हिन्दी, हिंदी, الهندية, اللغة الهندية',
  Arabic: 'arbi, arabi, arabe, العربية, اللغة العربية, अरबी',
  Persian: 'فارسی, farsi zaban, persan, persa, الفارسية, اللغة الفارسية, फ़ारसी, फारसी',
  Chinese:
    'چینی زبان, cheeni zaban, chinois, chino, الصينية, اللغة الصينية, चीनी भाषा, 中文, cantonese',
  French: 'فرانسیسی, fransisi, français, francés, الفرنسية, اللغة الفرنسية, फ़्रेंच, फ्रेंच',
  Turkish: 'ترکی زبان, turc, turco, التركية, اللغة التركية, तुर्की',
  Bengali: 'بنگالی, البنغالية, बांग्ला, बंगाली, বাংলা',
  Kashmiri: 'cachemiri, cachemiro, الكشميرية, कश्मीरी',
};
