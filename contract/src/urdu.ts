/** The texts of the contract and of the server in Urdu. Every message of every messages.ts stands here: a test looks. */
import { type Dictionary, translator } from './translation.ts';

const requests: Dictionary = {
  'Please check what you entered.': 'براہِ کرم اپنا اندراج دیکھ لیں۔',
  'The request could not be read.': 'درخواست پڑھی نہیں جا سکی۔',
  'The text holds characters that cannot be stored.':
    'متن میں ایسے حروف ہیں جو محفوظ نہیں ہو سکتے۔',
  'There is nothing at this address.': 'اس پتے پر کچھ نہیں ہے۔',
  'This address does not answer that method.': 'یہ پتہ اس طریقے کا جواب نہیں دیتا۔',
  'The request is too large.': 'درخواست بہت بڑی ہے۔',
  'This content type is not accepted here.': 'اس قسم کا مواد یہاں قبول نہیں ہوتا۔',
  'The request names no host that could be one. Please open the site by its address.':
    'درخواست میں سائٹ کا درست نام نہیں ہے۔ براہ کرم سائٹ کو اس کے پتے سے کھولیں۔',
  'The request took too long to arrive. Please try again on a better connection.':
    'درخواست کے پہنچنے میں بہت وقت لگا۔ براہ کرم بہتر کنکشن پر دوبارہ کوشش کریں۔',
  'The address is too long.': 'پتہ بہت لمبا ہے۔',
  'The Expect header asks for something that is not done here. Please leave it out.':
    'سرخی Expect ایسی بات مانگتی ہے جو یہاں نہیں ہوتی۔ براہ کرم اسے ہٹا دیں۔',
  'The headers of the request are too large. Please delete this site’s cookies.':
    'درخواست کی سرخیاں بہت بڑی ہیں۔ براہ کرم اس سائٹ کی کوکیز مٹا دیں۔',
  'You are sending too many files at once. Please wait until the first have arrived.':
    'آپ ایک ساتھ بہت زیادہ فائلیں بھیج رہے ہیں۔ براہ کرم پہلی فائلوں کے پہنچنے تک انتظار کریں۔',
  'This request came from another site.': 'یہ درخواست کسی اور سائٹ سے آئی ہے۔',
  'Too many tries. Please wait a little and try again.':
    'بہت زیادہ کوششیں ہو گئیں۔ ذرا ٹھہر کر دوبارہ کوشش کریں۔',
  'Something went wrong on our side. Please try again.':
    'ہماری طرف کوئی خرابی ہوئی۔ براہِ کرم دوبارہ کوشش کریں۔',
  'We are very busy right now. Please try again in a moment.':
    'اس وقت بہت رش ہے۔ براہِ کرم کچھ دیر میں دوبارہ کوشش کریں۔',
  'This id is not valid.': 'یہ شناخت درست نہیں۔',
  'This field is required.': 'یہ خانہ ضروری ہے۔',
  'Please use at most {max} characters.': 'زیادہ سے زیادہ {max} حروف لکھیں۔',
  'Please give at most {max} entries.': 'زیادہ سے زیادہ {max} اندراج دیں۔',
  'Please give at most {max} skills.': 'زیادہ سے زیادہ {max} مہارتیں دیں۔',
  'This page number is not valid.': 'صفحے کا یہ نمبر درست نہیں۔',
  'This date is not valid.': 'یہ تاریخ درست نہیں۔',
  'This filter is not valid.': 'یہ فلٹر درست نہیں۔',
  'Please choose English or Urdu.': 'انگریزی یا اردو چنیں۔',
  'Invalid input': 'اندراج درست نہیں',
};

const access: Dictionary = {
  'This password is easy to guess. Choose one that is longer or less common, such as four words that do not belong together, with a digit and a sign.':
    'یہ پاس ورڈ آسانی سے بوجھا جا سکتا ہے۔ کوئی لمبا یا کم عام پاس ورڈ چنیں، جیسے چار بے تعلق لفظ، ایک ہندسے اور ایک علامت کے ساتھ۔',
  'Interests cannot be empty': 'دلچسپی خالی نہیں ہو سکتی',
  'Interest name too long': 'دلچسپی کا نام بہت لمبا ہے',
  'Invalid email format': 'ای میل کی شکل درست نہیں',
  'No skills added yet.': 'ابھی کوئی مہارت شامل نہیں کی گئی۔',
  'Profile updated successfully! Your new password is not in use yet: please open the link that we sent to your e-mail address.':
    'پروفائل محفوظ ہو گئی! آپ کا نیا پاس ورڈ ابھی کام نہیں کرتا: براہِ کرم وہ لنک کھولیں جو ہم نے آپ کو ای میل کیا ہے۔',
  'Profile updated successfully! Your new e-mail address is not in use yet: please open the link that we sent to your present one.':
    'پروفائل محفوظ ہو گئی! آپ کا نیا ای میل پتا ابھی کام نہیں کرتا: براہِ کرم وہ لنک کھولیں جو ہم نے آپ کے موجودہ پتے پر بھیجا ہے۔',
  'Profile updated successfully! Your new password is not in use yet: please open the link that we sent to your e-mail address. Your address is as it was: please change it when the password is in use.':
    'پروفائل محفوظ ہو گئی! آپ کا نیا پاس ورڈ ابھی کام نہیں کرتا: براہِ کرم وہ لنک کھولیں جو ہم نے آپ کو ای میل کیا ہے۔ آپ کا ای میل پتا وہی ہے: جب پاس ورڈ کام کرنے لگے تو اسے بدل لیں۔',
  'Profile updated successfully! What needs a link by e-mail is as it was: we sent you too many e-mails lately. Please try again in an hour.':
    'پروفائل محفوظ ہو گئی! جس تبدیلی کے لیے ای میل کا لنک درکار ہے وہ نہیں ہوئی: ہم حال ہی میں آپ کو بہت زیادہ ای میلز بھیج چکے ہیں۔ براہِ کرم ایک گھنٹے بعد دوبارہ کوشش کریں۔',
  'One step is left: please open the link that we sent to the new address.':
    'ایک قدم باقی ہے: براہِ کرم وہ لنک کھولیں جو ہم نے نئے پتے پر بھیجا ہے۔',
  'Your own devices are in your profile. Please log them out there.':
    'آپ کے اپنے آلات آپ کی پروفائل میں ہیں۔ انہیں وہاں سے لاگ آؤٹ کریں۔',
  'This person is logged out on all devices.': 'یہ فرد تمام آلات سے لاگ آؤٹ ہو گیا ہے۔',
  'This kiosk is closed already.': 'یہ کیوسک پہلے ہی بند ہے۔',
  'The kiosk on this device is closed.': 'اس آلے پر کیوسک بند کر دیا گیا ہے۔',
  'Field {field} is missing.': 'خانہ {field} موجود نہیں۔',
  'Field {field} is not valid.': 'خانہ {field} درست نہیں۔',
  'Field {field} is too long.': 'خانہ {field} بہت لمبا ہے۔',
  'Field {field} is too short.': 'خانہ {field} بہت چھوٹا ہے۔',
  'Field {field} is too large.': 'خانہ {field} کی قدر بہت بڑی ہے۔',
  'Field {field} is too small.': 'خانہ {field} کی قدر بہت چھوٹی ہے۔',
};

const theDay: Dictionary = {
  'Check-in is open from one hour before the event until a day after its end.':
    'حاضری تقریب سے ایک گھنٹہ پہلے سے لے کر ختم ہونے کے ایک دن بعد تک لگائی جا سکتی ہے۔',
  'This person is not on the list of this event.': 'یہ فرد اس تقریب کی فہرست میں نہیں۔',
  'All places of this role are taken.': 'اس ذمہ داری کی تمام جگہیں بھر چکی ہیں۔',
  'Their time at the event is over, and this takes hours away from them. Please say why.':
    'تقریب میں ان کا وقت ختم ہو چکا ہے، اور اس سے ان کے گھنٹے کم ہو جائیں گے۔ مہربانی کر کے وجہ لکھیں۔',
  'Their time at the event is over, and this takes one hour away from them. Please say why.':
    'تقریب میں ان کا وقت ختم ہو چکا ہے، اور اس سے ان کا ایک گھنٹہ کم ہو جائے گا۔ مہربانی کر کے وجہ لکھیں۔',
  'Their time at the event is over, and this takes {hours} hours away from them. Please say why.':
    'تقریب میں ان کا وقت ختم ہو چکا ہے، اور اس سے ان کے {hours} گھنٹے کم ہو جائیں گے۔ مہربانی کر کے وجہ لکھیں۔',
  'This does not fit what is recorded by now. Please look again.':
    'یہ اب تک کے اندراج سے میل نہیں کھاتا۔ دوبارہ دیکھ لیں۔',
  'Please send at most 100 marks at once.': 'ایک وقت میں زیادہ سے زیادہ 100 اندراج بھیجیں۔',
  'There is no such step.': 'ایسا کوئی مرحلہ نہیں۔',
  'The times are saved.': 'اوقات محفوظ ہو گئے۔',
  'Only people who have come have times.': 'اوقات صرف اُن کے ہوتے ہیں جو آئے ہوں۔',
  'Nobody can arrive more than one hour before the event.':
    'کوئی تقریب سے ایک گھنٹے سے زیادہ پہلے نہیں پہنچ سکتا۔',
  'Please choose a time that is not in the future.': 'ایسا وقت چنیں جو گزر چکا ہو۔',
  'Leaving must be after arriving.': 'جانے کا وقت آنے کے بعد کا ہونا چاہیے۔',
  'This code is no longer valid. Please scan again.':
    'یہ کوڈ اب کارآمد نہیں۔ براہِ کرم دوبارہ اسکین کریں۔',
  'Checking in is open from one hour before the event until its end.':
    'حاضری تقریب سے ایک گھنٹہ پہلے سے اُس کے ختم ہونے تک لگائی جا سکتی ہے۔',
  'Please speak to an organiser.': 'براہِ کرم کسی منتظم سے بات کریں۔',
  'You are checked in. Thank you for coming!': 'آپ کی حاضری لگ گئی۔ تشریف لانے کا شکریہ!',
  'The organisers can see that you are here and would like to help.':
    'منتظمین دیکھ سکتے ہیں کہ آپ یہاں ہیں اور مدد کرنا چاہتے ہیں۔',
  'This address belongs to an account that cannot take a place.':
    'یہ پتہ ایسے اکاؤنٹ کا ہے جسے جگہ نہیں دی جا سکتی۔',
  'Please enter a name.': 'نام لکھیں۔',
  'Checked in.': 'حاضری لگ گئی۔',
  'This kiosk is closed. An organiser can open it again.':
    'یہ کیوسک بند ہے۔ کوئی منتظم اسے دوبارہ کھول سکتا ہے۔',
  'This badge is not one of ours.': 'یہ بیج ہمارا نہیں۔',
};

const imports: Dictionary = {
  'Somebody changed these people in the meantime. Please look at the preview again.':
    'اس دوران کسی نے ان افراد میں تبدیلی کی ہے۔ پیش منظر دوبارہ دیکھ لیں۔',
  'Some rows have errors. Correct them in the file, or leave them out.':
    'کچھ قطاروں میں غلطیاں ہیں۔ انہیں فائل میں درست کریں یا چھوڑ دیں۔',
  'This file adds nobody and changes nothing.': 'اس فائل سے نہ کوئی شامل ہوتا ہے نہ کچھ بدلتا ہے۔',
  'Please choose a CSV file.': 'ایک CSV فائل چنیں۔',
  'Please choose one file.': 'صرف ایک فائل چنیں۔',
  'The file must be under 5 MB.': 'فائل 5 MB سے چھوٹی ہونی چاہیے۔',
  'This is an Excel file. Save it as CSV (UTF-8) in your spreadsheet program and choose that file.':
    'یہ ایکسل کی فائل ہے۔ اسے اپنے اسپریڈ شیٹ پروگرام میں CSV (UTF-8) کے طور پر محفوظ کریں اور وہ فائل چنیں۔',
  'This is not a text file. Save your table as CSV (UTF-8) and choose that file.':
    'یہ متن کی فائل نہیں۔ اپنا جدول CSV (UTF-8) کے طور پر محفوظ کریں اور وہ فائل چنیں۔',
  'Line {line} holds letters that are not UTF-8. Save your table as CSV (UTF-8) and choose that file.':
    'سطر {line} کے حروف UTF-8 میں نہیں۔ اپنا جدول CSV (UTF-8) کے طور پر محفوظ کریں اور وہ فائل چنیں۔',
  'This file is empty.': 'یہ فائل خالی ہے۔',
  'This file has a row of column names, but nobody below it.':
    'اس فائل میں کالموں کے نام ہیں لیکن نیچے کوئی فرد نہیں۔',
  'A quotation mark that opens in row {row} is never closed.':
    'قطار {row} میں کھلنے والا واوین کہیں بند نہیں ہوتا۔',
  'Row {row} has a quotation mark in the wrong place.': 'قطار {row} میں واوین غلط جگہ پر ہے۔',
  'This file has more than 200 columns.': 'اس فائل میں 200 سے زیادہ کالم ہیں۔',
  'This file has more than 10,000 rows. Please split it.':
    'اس فائل میں 10,000 سے زیادہ قطاریں ہیں۔ اسے حصوں میں بانٹ لیں۔',
  'No column is called “Name”. The first row must hold the names of the columns.':
    'کسی کالم کا نام ”نام“ نہیں۔ پہلی قطار میں کالموں کے نام ہونے چاہییں۔',
  'No column is called “E-mail”. The first row must hold the names of the columns.':
    'کسی کالم کا نام ”ای میل“ نہیں۔ پہلی قطار میں کالموں کے نام ہونے چاہییں۔',
  'These columns are about the same: {columns}. Keep one of them.':
    'یہ کالم ایک ہی بات کے ہیں: {columns}۔ ان میں سے ایک رکھیں۔',
  'This row has {cells} cells, the row of column names has {columns}.':
    'اس قطار میں {cells} خانے ہیں، جبکہ کالموں کے ناموں کی قطار میں {columns}۔',
  'Row {row} has the same e-mail address.': 'قطار {row} میں بھی یہی ای میل ہے۔',
  'Somebody new needs a name.': 'نئے فرد کا نام ضروری ہے۔',
  'The e-mail address is missing.': 'ای میل موجود نہیں۔',
  'This is an Admin. Admins change their profile themselves.':
    'یہ ایڈمن ہیں۔ ایڈمن اپنا پروفائل خود بدلتے ہیں۔',
  'This person is deleting the account.': 'یہ فرد اپنا اکاؤنٹ حذف کر رہا ہے۔',
  'Nothing new.': 'کچھ نیا نہیں۔',
  'The people are imported.': 'افراد شامل کر لیے گئے۔',
  'The last day must not be before the first.': 'آخری دن پہلے دن سے پہلے کا نہیں ہو سکتا۔',
};

const account: Dictionary = {
  'Former volunteer': 'سابق رضاکار',
  'Please log in first.': 'پہلے لاگ اِن کریں۔',
  'You are not allowed to do this.': 'آپ کو اس کی اجازت نہیں۔',
  'Invalid credentials': 'ای میل یا پاس ورڈ درست نہیں',
  'Please activate your account first. We can send you the e-mail again.':
    'پہلے اپنا اکاؤنٹ فعال کریں۔ ہم ای میل دوبارہ بھیج سکتے ہیں۔',
  'This account is being deleted. The e-mail we sent you has a link to keep it.':
    'یہ اکاؤنٹ حذف ہو رہا ہے۔ ہماری بھیجی ہوئی ای میل میں اسے برقرار رکھنے کا لنک ہے۔',
  'Token Expired or Invalid': 'لنک کی میعاد ختم ہو گئی یا وہ درست نہیں',
  'This person was not found.': 'یہ شخص نہیں ملا۔',
  'The last Admin cannot be removed.': 'آخری ایڈمن کو ہٹایا نہیں جا سکتا۔',
  'This installation already has an Admin. Please log in.':
    'یہاں پہلے سے ایک ایڈمن موجود ہے۔ براہِ کرم لاگ اِن کریں۔',
  'This e-mail address already has an account.': 'اس ای میل کا اکاؤنٹ پہلے سے موجود ہے۔',
  'Please enter your current password to change it.': 'تبدیلی کے لیے اپنا موجودہ پاس ورڈ درج کریں۔',
  'This is not your current password.': 'یہ آپ کا موجودہ پاس ورڈ نہیں۔',
  'Please enter your current password.': 'اپنا موجودہ پاس ورڈ درج کریں۔',
  'This is your address already.': 'یہ پہلے سے آپ ہی کا ای میل ہے۔',
  'This device is logged out already.': 'یہ آلہ پہلے ہی لاگ آؤٹ ہے۔',
  'You are the last Admin. Make somebody else an Admin first.':
    'آپ آخری ایڈمن ہیں۔ پہلے کسی اور کو ایڈمن بنائیں۔',
  'If this address has an account, an e-mail with a link is on its way.':
    'اگر اس ای میل کا اکاؤنٹ ہے تو لنک والی ای میل بھیج دی گئی ہے۔',
  'Your password is changed. Please log in with it.':
    'آپ کا پاس ورڈ بدل گیا ہے۔ اب اسی سے لاگ اِن کریں۔',
  'We sent a link to the new address. It changes when you open the link.':
    'ہم نے نئے ای میل پر لنک بھیجا ہے۔ اسے کھولنے پر ای میل بدل جائے گا۔',
  'Your e-mail address is changed.': 'آپ کا ای میل بدل گیا ہے۔',
  'This device is logged out.': 'یہ آلہ لاگ آؤٹ ہو گیا۔',
  'All other devices are logged out.': 'باقی تمام آلات لاگ آؤٹ ہو گئے۔',
  'Your account will be deleted. We sent you a link to keep it.':
    'آپ کا اکاؤنٹ حذف ہو جائے گا۔ اسے برقرار رکھنے کا لنک ہم نے بھیج دیا ہے۔',
  'Your account is kept. Please log in.': 'آپ کا اکاؤنٹ برقرار ہے۔ براہِ کرم لاگ اِن کریں۔',
  'The mail could not be sent. Please try again.': 'ای میل نہیں بھیجی جا سکی۔ دوبارہ کوشش کریں۔',
  'This could not be saved. Please try again.': 'یہ محفوظ نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
  'This could not be loaded. Please try again.': 'یہ نہیں کھل سکا۔ دوبارہ کوشش کریں۔',
  'Email is required': 'ای میل ضروری ہے',
  'Please enter a valid email address': 'درست ای میل درج کریں',
  'Password is required': 'پاس ورڈ ضروری ہے',
  'Password must be at least 6 characters': 'پاس ورڈ کم از کم 6 حروف کا ہو',
  'Login successful!': 'لاگ اِن ہو گیا!',
  'Login failed. Please try again.': 'لاگ اِن نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
  'Logging in...': 'لاگ اِن ہو رہا ہے...',
  'Full Name should be 2-50 letters with no special characters.':
    'پورا نام 2 سے 50 حروف کا ہو، خاص علامتوں کے بغیر۔',
  'Please enter a valid Gmail address': 'درست Gmail پتہ درج کریں',
  'Please enter an e-mail address at {domains}': '{domains} کا ای میل درج کریں',
  '{one} or {other}': '{one} یا {other}',
  'Password must be at least 8 characters long.': 'پاس ورڈ کم از کم 8 حروف کا ہو۔',
  'Password must be at most 128 characters long.': 'پاس ورڈ زیادہ سے زیادہ 128 حروف کا ہو۔',
  'Password must contain letters, numbers, and special characters.':
    'پاس ورڈ میں حروف، ہندسے اور خاص علامتیں ہوں۔',
  'Passwords do not match': 'دونوں پاس ورڈ ایک جیسے نہیں',
  'format of number 03XXXXXXXXX or +923XXXXXXXXX)': 'نمبر یوں لکھیں: 03XXXXXXXXX یا +923XXXXXXXXX',
  'Please enter a valid number for experience': 'تجربے کے لیے درست عدد درج کریں',
  'Experience must be between 0-100 years': 'تجربہ 0 سے 100 سال کے درمیان ہو',
  'Description must be at least 10 characters': 'تعارف کم از کم 10 حروف کا ہو',
  'Please select at least one skill': 'کم از کم ایک مہارت چنیں',
  'Please select at least one interest': 'کم از کم ایک دلچسپی چنیں',
  'Profile picture is required': 'پروفائل تصویر ضروری ہے',
  'Please accept the terms and conditions.': 'شرائط و ضوابط قبول کریں۔',
  'Only JPG, JPEG, or PNG files are allowed.': 'صرف JPG، JPEG یا PNG فائلیں قبول ہیں۔',
  'File size must be less than 2MB.': 'فائل 2MB سے چھوٹی ہو۔',
  'Please choose one profile picture.': 'ایک پروفائل تصویر چنیں۔',
  'Check your email to verify your account!': 'اکاؤنٹ کی تصدیق کے لیے اپنی ای میل دیکھیں!',
  'Registration failed. Please try again.': 'رجسٹریشن نہیں ہو سکی۔ دوبارہ کوشش کریں۔',
  'Creating Account...': 'اکاؤنٹ بن رہا ہے...',
  'Activating your account...': 'آپ کا اکاؤنٹ فعال ہو رہا ہے...',
  'Account Activated Successfully!': 'اکاؤنٹ فعال ہو گیا!',
  'If this address has an account that waits for activation, an e-mail is on its way.':
    'اگر اس ای میل کا اکاؤنٹ فعال ہونا باقی ہے تو ای میل بھیج دی گئی ہے۔',
  'Logged out successfully!': 'لاگ آؤٹ ہو گیا!',
  'Logout failed!': 'لاگ آؤٹ نہیں ہو سکا!',
  'Something went wrong during logout': 'لاگ آؤٹ کے دوران کوئی خرابی ہوئی',
  'Error during logout!': 'لاگ آؤٹ میں خرابی ہوئی!',
  'Volunteer deleted successfully!': 'رضاکار حذف ہو گیا!',
  'Failed to delete volunteer.': 'رضاکار حذف نہیں ہو سکا۔',
  'An error occurred while deleting the volunteer.': 'رضاکار حذف کرنے میں خرابی ہوئی۔',
};

const profile: Dictionary = {
  'Name must be at least 2 characters long': 'نام کم از کم 2 حروف کا ہو',
  'Name must be less than 50 characters': 'نام 50 حروف سے کم ہو',
  'Name can only contain letters and spaces': 'نام میں صرف حروف اور وقفے ہو سکتے ہیں',
  'Phone number is required': 'فون نمبر ضروری ہے',
  'Invalid phone number format. Accepted formats: {formats}':
    'فون نمبر درست نہیں۔ یوں لکھیں: {formats}',
  'Experience years seems too high': 'تجربے کے سال بہت زیادہ لگتے ہیں',
  'Experience years cannot be negative': 'تجربے کے سال منفی نہیں ہو سکتے',
  'Description must be less than 500 characters': 'تعارف 500 حروف سے کم ہو',
  'At least one skill is required': 'کم از کم ایک مہارت ضروری ہے',
  'Skills cannot be empty': 'مہارت خالی نہیں ہو سکتی',
  'Skill name too long': 'مہارت کا نام بہت لمبا ہے',
  'Please fix the validation errors': 'نشان زدہ خانے درست کریں',
  'Profile updated successfully!': 'پروفائل محفوظ ہو گیا!',
  'Failed to update profile': 'پروفائل محفوظ نہیں ہو سکا',
  'Not specified': 'درج نہیں',
  'No description provided': 'کوئی تعارف نہیں لکھا گیا',
  'Loading profile...': 'پروفائل کھل رہا ہے...',
  'Skill name is required': 'مہارت کا نام ضروری ہے',
  'Skill name must be at least 2 characters long': 'مہارت کا نام کم از کم 2 حروف کا ہو',
  'Skill name must be less than 30 characters': 'مہارت کا نام 30 حروف سے کم ہو',
  'Skill name can only contain letters, numbers, spaces, and hyphens':
    'مہارت کے نام میں صرف حروف، ہندسے، وقفے اور ہائفن ہو سکتے ہیں',
  'This skill already exists in your profile': 'یہ مہارت آپ کے پروفائل میں پہلے سے ہے',
  'Skill added successfully!': 'مہارت شامل ہو گئی!',
  'Failed to add skill': 'مہارت شامل نہیں ہو سکی',
  'Error adding skill': 'مہارت شامل کرنے میں خرابی ہوئی',
  'Failed to add skill. Please try again.': 'مہارت شامل نہیں ہو سکی۔ دوبارہ کوشش کریں۔',
  'An error occurred. Please try again.': 'کوئی خرابی ہوئی۔ دوبارہ کوشش کریں۔',
  'Skill removed successfully!': 'مہارت ہٹا دی گئی!',
  'Failed to remove skill': 'مہارت ہٹائی نہیں جا سکی',
  'Error removing skill': 'مہارت ہٹانے میں خرابی ہوئی',
  'No skills added yet': 'ابھی کوئی مہارت شامل نہیں',
};

const events: Dictionary = {
  'Event not Found!': 'تقریب نہیں ملی!',
  'Someone else changed this event in the meantime. Reload it to see their version.':
    'اس دوران کسی اور نے یہ تقریب بدل دی۔ ان کا متن دیکھنے کے لیے صفحہ دوبارہ کھولیں۔',
  'Start time must be greater than the current time.': 'آغاز کا وقت موجودہ وقت کے بعد کا ہو۔',
  'End time must be greater than the current time.': 'اختتام کا وقت موجودہ وقت کے بعد کا ہو۔',
  'A role in the list does not belong to this event.': 'فہرست کی ایک ذمہ داری اس تقریب کی نہیں۔',
  'At the new time, someone on this event would hold two roles that overlap.':
    'نئے وقت پر اس تقریب کے کسی شخص کی دو ذمہ داریاں ایک ہی وقت میں آ جائیں گی۔',
  'This event is published already.': 'یہ تقریب پہلے ہی شائع ہو چکی ہے۔',
  'This event would have begun already. Give it a later time first.':
    'اس تقریب کے آغاز کا وقت گزر چکا ہے۔ پہلے اسے بعد کا وقت دیں۔',
  'Add a role first, so that people have something to join.':
    'پہلے ایک ذمہ داری شامل کریں، تاکہ لوگ اس میں شامل ہو سکیں۔',
  'Only a published event that has not begun can be unpublished.':
    'صرف وہی تقریب واپس لی جا سکتی ہے جو شائع ہو اور ابھی شروع نہ ہوئی ہو۔',
  'People hold a place, wait or asked. Cancel the event instead, so that they are told.':
    'اس میں لوگوں کی جگہیں یا درخواستیں ہیں۔ اس کے بجائے تقریب منسوخ کریں، تاکہ انہیں اطلاع ملے۔',
  'One person holds a place, waits or asked. Cancel the event instead, so that the person is told.':
    'اس میں ایک شخص کی جگہ یا درخواست ہے۔ اس کے بجائے تقریب منسوخ کریں، تاکہ انہیں اطلاع ملے۔',
  '{count} people hold a place, wait or asked. Cancel the event instead, so that they are told.':
    'اس میں {count} لوگوں کی جگہیں یا درخواستیں ہیں۔ اس کے بجائے تقریب منسوخ کریں، تاکہ انہیں اطلاع ملے۔',
  'This event is not published, so nobody has to be told. Delete it instead.':
    'یہ تقریب شائع نہیں ہوئی، اس لیے کسی کو اطلاع دینے کی ضرورت نہیں۔ اسے حذف کر دیں۔',
  'This event is over. It can no longer be cancelled.':
    'یہ تقریب ختم ہو چکی ہے۔ اب منسوخ نہیں ہو سکتی۔',
  'This event was cancelled. Copy it to hold it at another time.':
    'یہ تقریب منسوخ ہو چکی ہے۔ کسی اور وقت پر رکھنے کے لیے اس کی نقل بنائیں۔',
  'An event can last at most 31 days.': 'ایک تقریب زیادہ سے زیادہ 31 دن کی ہو سکتی ہے۔',
  'An event can begin at most five years from now.':
    'تقریب زیادہ سے زیادہ پانچ سال بعد شروع ہو سکتی ہے۔',
  'The event has begun and people were recorded, so its start must stay in the past.':
    'تقریب شروع ہو چکی ہے اور لوگوں کا اندراج ہو چکا ہے، اس لیے اس کا آغاز ماضی ہی میں رہے گا۔',
  'The event is over and people have hours in it, so its end must stay in the past.':
    'تقریب ختم ہو چکی ہے اور اس میں لوگوں کے گھنٹے ہیں، اس لیے اس کا اختتام ماضی ہی میں رہے گا۔',
  'Please say why in 3 to 500 characters.': 'وجہ 3 سے 500 حروف میں لکھیں۔',
  'The event is over, so the numbers of people in its roles stay as they are.':
    'تقریب ختم ہو چکی ہے، اس لیے اس کی ذمہ داریوں میں لوگوں کی تعداد ویسی ہی رہے گی۔',
  'One person has hours at this event: {hours} now, {after} with the new times.':
    'اس تقریب میں ایک فرد کے گھنٹے درج ہیں: ابھی {hours}، نئے اوقات کے ساتھ {after}۔',
  '{people} people have hours at this event: {hours} now, {after} with the new times.':
    'اس تقریب میں {people} لوگوں کے گھنٹے درج ہیں: ابھی {hours}، نئے اوقات کے ساتھ {after}۔',
  'People have hours at this event. Please say why you are correcting its times.':
    'اس تقریب میں لوگوں کے گھنٹے درج ہیں۔ بتائیں کہ آپ اوقات کیوں درست کر رہے ہیں۔',
  'The event has begun and people hold places in it, so its start stays as it is.':
    'تقریب شروع ہو چکی ہے اور لوگوں کے پاس جگہیں ہیں، اس لیے اس کا آغاز ویسا ہی رہے گا۔',
  'This event was not deleted, so there is nothing to bring back.':
    'یہ تقریب حذف نہیں ہوئی، اس لیے واپس لانے کو کچھ نہیں۔',
  'An event can be brought back for 30 days. These are over.':
    'تقریب 30 دن تک واپس لائی جا سکتی ہے۔ یہ دن گزر چکے ہیں۔',
  'The event is back in all lists.': 'تقریب تمام فہرستوں میں واپس آ گئی ہے۔',
  'The event could not be brought back.': 'تقریب واپس نہیں لائی جا سکی۔',
  'Publish this event first: nobody but organisers can see it yet.':
    'پہلے یہ تقریب شائع کریں: ابھی اسے منتظمین کے سوا کوئی نہیں دیکھ سکتا۔',
  'The event is published. Everybody can see it now.':
    'تقریب شائع ہو گئی۔ اب اسے سب دیکھ سکتے ہیں۔',
  'The event could not be published.': 'تقریب شائع نہیں ہو سکی۔',
  'The event is unpublished. Only organisers can see it now.':
    'تقریب کی اشاعت واپس لے لی گئی۔ اب اسے صرف منتظمین دیکھ سکتے ہیں۔',
  'The event could not be unpublished.': 'تقریب کی اشاعت واپس نہیں لی جا سکی۔',
  'The event is cancelled, and everybody concerned is told.':
    'تقریب منسوخ ہو گئی، اور تمام متعلقہ لوگوں کو اطلاع دی جا رہی ہے۔',
  'The event could not be cancelled.': 'تقریب منسوخ نہیں ہو سکی۔',
  'The event is copied. Nobody but organisers can see the copy until you publish it.':
    'تقریب کی نقل بن گئی۔ جب تک آپ اسے شائع نہ کریں، اسے صرف منتظمین دیکھ سکتے ہیں۔',
  'The event could not be copied.': 'تقریب کی نقل نہیں بن سکی۔',
  'Please give a reason: it is sent to everybody concerned.':
    'مہربانی کر کے وجہ لکھیں: یہ تمام متعلقہ لوگوں کو بھیجی جائے گی۔',
  'The event is saved. Nobody but organisers can see it until you publish it.':
    'تقریب محفوظ ہو گئی۔ جب تک آپ اسے شائع نہ کریں، اسے صرف منتظمین دیکھ سکتے ہیں۔',
  'Please fill all required fields': 'تمام ضروری خانے پُر کریں',
  'Please fill in all required fields': 'تمام ضروری خانے پُر کریں',
  'Event title is required': 'تقریب کا عنوان ضروری ہے',
  'Start time is required': 'آغاز کا وقت ضروری ہے',
  'End time is required': 'اختتام کا وقت ضروری ہے',
  'Location is required': 'مقام ضروری ہے',
  'Description is required': 'تفصیل ضروری ہے',
  'End time must be after start time.': 'اختتام آغاز کے بعد ہو۔',
  'End time must be after start time': 'اختتام آغاز کے بعد ہو',
  'End time must be at least 1 hour after start time.': 'اختتام آغاز سے کم از کم 1 گھنٹہ بعد ہو۔',
  'Please add at least one role.': 'کم از کم ایک ذمہ داری شامل کریں۔',
  'Event created successfully!': 'تقریب بن گئی!',
  'Error in Creating Event': 'تقریب بنانے میں خرابی ہوئی',
  'Error creating event': 'تقریب نہیں بن سکی',
  'Please enter valid start and end dates': 'آغاز اور اختتام کی درست تاریخیں درج کریں',
  'Event details updated successfully!': 'تقریب کی تفصیل محفوظ ہو گئی!',
  'Failed to update event details': 'تقریب کی تفصیل محفوظ نہیں ہو سکی',
  'Failed to save changes': 'تبدیلیاں محفوظ نہیں ہو سکیں',
  'Deletion SuccessFull!': 'حذف ہو گیا!',
  'Deeltion Failed!': 'حذف نہیں ہو سکا!',
  'Event Deleted Successfully!': 'تقریب حذف ہو گئی!',
  'Error During The deletion of Event!': 'تقریب حذف کرنے میں خرابی ہوئی!',
  'Are you sure you want to delete this?': 'کیا آپ واقعی اسے حذف کرنا چاہتے ہیں؟',
  'No More Pages': 'مزید صفحے نہیں',
  'Loading events...': 'تقریبات کھل رہی ہیں...',
  'No upcoming events available.': 'ابھی کوئی آنے والی تقریب نہیں۔',
  'Date TBD': 'تاریخ طے ہونا باقی ہے',
  'Time TBD': 'وقت طے ہونا باقی ہے',
  'Location TBD': 'مقام طے ہونا باقی ہے',
  'Untitled Event': 'بے عنوان تقریب',
  'No description provided.': 'کوئی تفصیل نہیں لکھی گئی۔',
  'No all events found': 'کوئی تقریب نہیں ملی',
  'No {filter} events found': 'کوئی {filter} تقریب نہیں ملی',
  upcoming: 'آنے والی',
  ongoing: 'جاری',
  completed: 'مکمل',
  'Check back later for new events': 'نئی تقریبات کے لیے پھر دیکھیں',
};

const roles: Dictionary = {
  'This role was not found.': 'یہ ذمہ داری نہیں ملی۔',
  'Role name already exists.': 'اس نام کی ذمہ داری پہلے سے ہے۔',
  'More people already hold a place in this role than you want to allow.':
    'اس ذمہ داری میں پہلے ہی اس سے زیادہ لوگ ہیں جتنے آپ رکھنا چاہتے ہیں۔',
  'The event has begun, so its roles cannot be deleted. To close this role, lower its places to those that are taken.':
    'تقریب شروع ہو چکی ہے، اس لیے اس کی ذمہ داریاں حذف نہیں ہو سکتیں۔ اس ذمہ داری کو بند کرنے کے لیے اس کی جگہیں اتنی کر دیں جتنی لی جا چکی ہیں۔',
  'It is recorded what people did in this role, so it cannot be deleted. To close it, lower its places to those that are taken.':
    'اس ذمہ داری میں لوگوں کا کام درج ہے، اس لیے یہ حذف نہیں ہو سکتی۔ اسے بند کرنے کے لیے اس کی جگہیں اتنی کر دیں جتنی لی جا چکی ہیں۔',
  'The role cannot need more people than it has places for.':
    'ذمہ داری کو اپنی جگہوں سے زیادہ لوگوں کی ضرورت نہیں ہو سکتی۔',
  'The role "{name}" cannot need more people than it has places for.':
    'ذمہ داری ”{name}“ کو اپنی جگہوں سے زیادہ لوگوں کی ضرورت نہیں ہو سکتی۔',
  'This event is over, so it takes no new roles.':
    'یہ تقریب ختم ہو چکی ہے، اس لیے اس میں نئی ذمہ داریاں شامل نہیں ہو سکتیں۔',
  'An event can have at most 50 roles.': 'ایک تقریب میں زیادہ سے زیادہ 50 ذمہ داریاں ہو سکتی ہیں۔',
  'Please fill all required fields to add role':
    'ذمہ داری شامل کرنے کے لیے تمام ضروری خانے پُر کریں',
  'Role already exists!': 'یہ ذمہ داری پہلے سے ہے!',
  'Role added successfully!': 'ذمہ داری شامل ہو گئی!',
  'Please enter a valid skill': 'درست مہارت درج کریں',
  'Skill already added': 'یہ مہارت پہلے سے شامل ہے',
  'Please enter a valid role name.': 'ذمہ داری کا درست نام درج کریں۔',
  'Please enter a description.': 'تفصیل درج کریں۔',
  'Please enter a valid number of volunteers.': 'رضاکاروں کی درست تعداد درج کریں۔',
  'Please add at least one skill.': 'کم از کم ایک مہارت شامل کریں۔',
  'Role Added Successfully!': 'ذمہ داری شامل ہو گئی!',
  'Role Add fail!': 'ذمہ داری شامل نہیں ہو سکی!',
  'Failed In Creation of New Role!': 'نئی ذمہ داری نہیں بن سکی!',
  'Role name "{name}" already exists.': '“{name}” نام کی ذمہ داری پہلے سے ہے۔',
  'Please enter a description for role "{name}".': 'ذمہ داری “{name}” کی تفصیل درج کریں۔',
  'Please enter a valid number of volunteers for "{name}".':
    '“{name}” کے لیے رضاکاروں کی درست تعداد درج کریں۔',
  'Please add at least one skill for role "{name}".':
    'ذمہ داری “{name}” کے لیے کم از کم ایک مہارت شامل کریں۔',
  'Volunteer assigned successfully!': 'رضاکار مقرر ہو گیا!',
  'Assignment failed!': 'مقرر نہیں کیا جا سکا!',
  'Assign Volunteer Failed Due to Invalid Input!':
    'اندراج درست نہ ہونے کی وجہ سے مقرر نہیں کیا جا سکا!',
  'No volunteers found.': 'کوئی رضاکار نہیں ملا۔',
  'No suggested volunteers available.': 'تجویز کے لیے کوئی رضاکار نہیں۔',
};

const shifts: Dictionary = {
  'This shift was not found.': 'یہ شفٹ نہیں ملی۔',
  "A shift lies outside the event's time.": 'ایک شفٹ تقریب کے وقت سے باہر ہے۔',
  'More people already hold a place in a shift than you want to allow.':
    'ایک شفٹ میں پہلے ہی اس سے زیادہ لوگ ہیں جتنے آپ رکھنا چاہتے ہیں۔',
  'People hold a place in a shift that you want to delete.':
    'جس شفٹ کو آپ ہٹانا چاہتے ہیں اس میں لوگوں کی جگہیں ہیں۔',
  'At the new time, someone in a shift would hold two roles that overlap.':
    'نئے وقت پر شفٹ کے کسی فرد کی دو ذمہ داریاں ایک ہی وقت میں آ جائیں گی۔',
  'The number of people of this role comes from its shifts. Change the shifts instead.':
    'اس ذمہ داری کے لوگوں کی تعداد اس کی شفٹوں سے بنتی ہے۔ اس کے بجائے شفٹیں بدلیں۔',
  'The shifts are saved.': 'شفٹیں محفوظ ہو گئیں۔',
  'The shifts could not be saved.': 'شفٹیں محفوظ نہیں ہو سکیں۔',
  'Please enter when the shift begins and ends.': 'شفٹ کے شروع اور ختم ہونے کا وقت درج کریں۔',
  'A shift must end after it begins.': 'شفٹ شروع ہونے کے بعد ہی ختم ہو سکتی ہے۔',
  'Please enter how many people a shift takes.': 'درج کریں کہ شفٹ میں کتنے لوگ ہوں گے۔',
  'A shift cannot need more people than it takes.':
    'شفٹ میں کم از کم تعداد زیادہ سے زیادہ تعداد سے بڑھ کر نہیں ہو سکتی۔',
  'A role can have at most 100 shifts.': 'ایک ذمہ داری میں زیادہ سے زیادہ 100 شفٹیں ہو سکتی ہیں۔',
  'Please enter a length between 15 minutes and 24 hours.':
    'دورانیہ 15 منٹ سے 24 گھنٹے کے درمیان درج کریں۔',
  'The handover must be shorter than the shift.': 'حوالگی کا وقت شفٹ سے کم ہونا چاہیے۔',
  'The shift {shift} is full.': 'شفٹ {shift} کی سب جگہیں بھر چکی ہیں۔',
  'Every shift of {role} is full.': '{role} کی ہر شفٹ بھر چکی ہے۔',
  '{person} already holds a role during the shift {shift}, in "{title}".':
    'شفٹ {shift} کے دوران {person} کے پاس پہلے سے تقریب “{title}” میں ایک ذمہ داری ہے۔',
  "These shifts of {role} would lie outside the event's time: {shifts}.":
    '{role} کی یہ شفٹیں تقریب کے وقت سے باہر ہو جائیں گی: {shifts}۔',
  '{filled} people already hold a place in the shift {shift}, so it cannot have only {wanted}.':
    'شفٹ {shift} میں پہلے ہی {filled} لوگوں کی جگہ ہے، اس لیے اس میں صرف {wanted} نہیں رکھے جا سکتے۔',
  '{filled} people hold a place as {role}, and there are not enough places in the shifts for all of them.':
    '{role} میں {filled} لوگوں کی جگہ ہے، اور شفٹوں میں ان سب کے لیے کافی جگہیں نہیں۔',
  'What people did in a shift that has begun is kept. Leave it as it is; you can add other shifts beside it.':
    'جو شفٹ شروع ہو چکی ہے، اس میں لوگوں کا کام محفوظ رہتا ہے۔ اسے ویسے ہی رہنے دیں؛ اس کے ساتھ دوسری شفٹیں شامل کی جا سکتی ہیں۔',
  'People are or were in these shifts, and what they did is kept: {shifts}. Leave them as they are; you can add other shifts beside them.':
    'ان شفٹوں میں لوگ ہیں یا تھے، اور ان کا کام محفوظ رہتا ہے: {shifts}۔ انہیں ویسے ہی رہنے دیں؛ ان کے ساتھ دوسری شفٹیں شامل کی جا سکتی ہیں۔',
  'One person holds a place in: {shifts}.': 'ان شفٹوں میں ایک شخص کی جگہ ہے: {shifts}۔',
  '{people} people hold a place in: {shifts}.': 'ان شفٹوں میں {people} لوگوں کی جگہ ہے: {shifts}۔',
};

const announcements: Dictionary = {
  'Nobody can see this event yet. Publish it before you write to its people.':
    'یہ تقریب ابھی کسی کو نظر نہیں آتی۔ لوگوں کو لکھنے سے پہلے اسے شائع کریں۔',
  'There is nobody in this group at the moment.': 'اس وقت اس گروہ میں کوئی نہیں۔',
  'Your message is on its way.': 'آپ کا پیغام روانہ ہو گیا ہے۔',
  'Your message was not sent.': 'آپ کا پیغام نہیں بھیجا گیا۔',
  'Please write a subject.': 'براہِ کرم موضوع لکھیں۔',
  'Please write a message.': 'براہِ کرم پیغام لکھیں۔',
  'Please choose who gets the message.': 'براہِ کرم بتائیں کہ پیغام کسے ملے۔',
  'This announcement was not found.': 'یہ اعلان نہیں ملا۔',
  'The mails that failed are sent again within a minute.':
    'جو ای میلز نہیں پہنچیں وہ ایک منٹ کے اندر دوبارہ بھیجی جا رہی ہیں۔',
  'The mails could not be sent again.': 'ای میلز دوبارہ نہیں بھیجی جا سکیں۔',
};

const threads: Dictionary = {
  'Only who asked to join an event can write to its organisers.':
    'منتظمین کو صرف وہی لکھ سکتا ہے جس نے اس تقریب میں شامل ہونے کی درخواست کی ہو۔',
  'This event was over 30 days ago. Nobody can write about it any more.':
    'یہ تقریب 30 دن سے بھی پہلے ختم ہو چکی ہے۔ اب اس کے بارے میں پیغام نہیں لکھا جا سکتا۔',
  'This person has left. Nobody would read the message.':
    'یہ فرد جا چکا ہے۔ پیغام پڑھنے والا کوئی نہیں۔',
  'These were many messages in one minute. Please wait a little.':
    'ایک منٹ میں بہت سے پیغام بھیجے گئے ہیں۔ براہِ کرم ذرا ٹھہریں۔',
};

const joining: Dictionary = {
  'The list has changed in the meantime. Please load it again.':
    'اس دوران فہرست بدل گئی ہے۔ براہِ کرم اسے دوبارہ کھولیں۔',
  'This page of the list is not valid.': 'فہرست کا یہ صفحہ درست نہیں۔',
  'There is no such part of the queue.': 'فہرست میں ایسا کوئی حصہ نہیں۔',
  'Please answer at most 100 requests at once.':
    'ایک بار میں زیادہ سے زیادہ 100 درخواستوں کا جواب دیں۔',
  'Please select somebody first.': 'پہلے کسی کو منتخب کریں۔',
  'Your answers are saved.': 'آپ کے جوابات محفوظ ہو گئے۔',
  'Only upcoming events can be joined.': 'صرف آنے والی تقریبات میں شامل ہوا جا سکتا ہے۔',
  'You have already asked to join this event.': 'آپ اس تقریب کے لیے پہلے ہی درخواست دے چکے ہیں۔',
  'The organiser has answered your request for this event already.':
    'منتظم آپ کی اس درخواست کا جواب دے چکے ہیں۔',
  'This person has no active volunteer account.': 'اس شخص کا فعال رضاکار اکاؤنٹ نہیں ہے۔',
  'Volunteer is already assigned to a role in this event.':
    'رضاکار اس تقریب میں پہلے سے ایک ذمہ داری پر مقرر ہے۔',
  'This role is full.': 'اس ذمہ داری کی سب جگہیں بھر چکی ہیں۔',
  'This person already holds a role at that time.': 'اس شخص کے پاس اس وقت پہلے سے ایک ذمہ داری ہے۔',
  'This event is over.': 'یہ تقریب ختم ہو چکی ہے۔',
  'Their time at this event is over. Say on the list of the day whether they came.':
    'اس تقریب میں ان کا وقت گزر چکا ہے۔ دن کی فہرست میں بتائیں کہ وہ آئے تھے یا نہیں۔',
  'The time of {name} at this event is over. Say on the list of the day whether they came.':
    'اس تقریب میں {name} کا وقت گزر چکا ہے۔ دن کی فہرست میں بتائیں کہ وہ آئے تھے یا نہیں۔',
  '{name}: the time of the place is over.': '{name}: اس جگہ کا وقت گزر چکا ہے۔',
  'This request was not found.': 'یہ درخواست نہیں ملی۔',
  'This request has been answered in the meantime. Reload to see how.':
    'اس دوران اس درخواست کا جواب دیا جا چکا ہے۔ دیکھنے کے لیے صفحہ دوبارہ کھولیں۔',
  'You already hold a role at that time.': 'اس وقت آپ کے پاس پہلے سے ایک ذمہ داری ہے۔',
  'You already hold a role at that time, in "{title}".':
    'اس وقت آپ کے پاس پہلے سے تقریب “{title}” میں ایک ذمہ داری ہے۔',
  'This place is no longer kept for you.': 'یہ جگہ اب آپ کے لیے محفوظ نہیں رہی۔',
  'This person is not on the wait list any more.': 'یہ شخص اب انتظار کی فہرست میں نہیں ہے۔',
  'Place offered.': 'جگہ کی پیشکش کر دی گئی۔',
  "You're in!": 'آپ شامل ہو گئے!',
  'All places are taken. You are on the wait list.':
    'سب جگہیں بھر چکی ہیں۔ آپ کا نام انتظار کی فہرست میں ہے۔',
  'The place is yours. See you there!': 'جگہ آپ کی ہوئی۔ وہاں ملاقات ہو گی!',
  'You have passed the place on. Thank you for telling us.':
    'آپ نے جگہ کسی اور کے لیے چھوڑ دی۔ بتانے کا شکریہ۔',
  'Wait list changed.': 'انتظار کی فہرست بدل دی گئی۔',
  'Please say whether you take the place.': 'براہِ کرم بتائیں کہ آپ یہ جگہ لیں گے یا نہیں۔',
  'Please give a place on the wait list.': 'براہِ کرم انتظار کی فہرست میں نمبر دیں۔',
  'Please enter with how few people the role can do.':
    'براہِ کرم بتائیں کہ اس ذمہ داری کے لیے کم از کم کتنے لوگ درکار ہیں۔',
  'Please choose how places are given.': 'براہِ کرم بتائیں کہ جگہیں کیسے دی جائیں گی۔',
  'Please enter how many minutes the way takes, at most 240.':
    'براہِ کرم بتائیں کہ راستے میں کتنے منٹ لگتے ہیں، زیادہ سے زیادہ 240۔',
  'Nothing was saved, because some people already hold a role at that time.':
    'کچھ محفوظ نہیں ہوا، کیونکہ کچھ لوگوں کے پاس اس وقت پہلے سے ذمہ داری ہے۔',
  'Please say why.': 'براہِ کرم وجہ بتائیں۔',
  'Please choose a role to give.': 'دینے کے لیے ایک ذمہ داری چنیں۔',
  'Join request sent successfully!': 'شامل ہونے کی درخواست بھیج دی گئی!',
  'Error sending join request!': 'درخواست بھیجنے میں خرابی ہوئی!',
  'Join request sent successfully! You already hold a role at that time, in "{title}".':
    'شمولیت کی درخواست بھیج دی گئی! اُس وقت آپ کے پاس پہلے سے ایک ذمہ داری ہے، ”{title}“ میں۔',
  'You have withdrawn. Thank you for telling the organiser.':
    'آپ دستبردار ہو گئے۔ منتظم کو بتانے کا شکریہ۔',
  'Place given.': 'جگہ دے دی گئی۔',
  'Request declined.': 'درخواست پر معذرت کر دی گئی۔',
  'Put on the wait list.': 'انتظار کی فہرست میں شامل کر دیا گیا۔',
  'Status not available': 'حالت معلوم نہیں',
  'Notification Sent': 'اطلاع بھیج دی گئی',
  "I'll Check Later": 'بعد میں دیکھوں گا',
  Requested: 'درخواست دی گئی',
  'Wait list': 'انتظار کی فہرست',
  "You're in": 'آپ شامل ہیں',
  'Not this time': 'اس بار نہیں',
  Withdrawn: 'دستبردار',
  'Not answered': 'جواب نہیں ملا',
  'No place came free': 'کوئی جگہ خالی نہ ہوئی',
  'Had a place': 'جگہ ملی تھی',
  Confirmed: 'تصدیق شدہ',
  Declined: 'معذرت کی گئی',
  'This calendar address no longer works.': 'کیلنڈر کا یہ پتہ اب کام نہیں کرتا۔',
  'Your calendar address is ready.': 'آپ کے کیلنڈر کا پتہ تیار ہے۔',
  'The calendar address no longer works.': 'کیلنڈر کا پتہ ختم کر دیا گیا۔',
  'Your calendar address could not be changed.': 'آپ کے کیلنڈر کا پتہ نہیں بدلا جا سکا۔',
  'Another try is under way.': 'دوبارہ کوشش شروع ہو گئی ہے۔',
  'There is no such kind of work.': 'ایسا کوئی کام نہیں۔',
  'Place offered': 'جگہ کی پیشکش',
  'Offer ran out': 'پیشکش ختم ہو گئی',
  Here: 'حاضر',
  Completed: 'مکمل',
  'Left early': 'جلد چلے گئے',
  Missed: 'نہیں آئے',
  'No-show': 'غیر حاضر',
  Excused: 'معذرت قبول',
};

const others: Dictionary = {
  'Nobody looks after this installation yet. Please try again later.':
    'ابھی یہاں کوئی منتظم نہیں۔ براہِ کرم بعد میں کوشش کریں۔',
  'Please tell us your name.': 'اپنا نام بتائیں۔',
  'Please write a few words.': 'چند الفاظ لکھیں۔',
  'Thank you. Your message is on its way to the organisers.':
    'شکریہ۔ آپ کا پیغام منتظمین کو بھیج دیا گیا ہے۔',
  'Your message could not be sent. Please try again.':
    'آپ کا پیغام نہیں بھیجا جا سکا۔ دوبارہ کوشش کریں۔',
  'You can tell us about events at which you held a place.':
    'آپ ان تقریبات پر رائے دے سکتے ہیں جن میں آپ کی جگہ تھی۔',
  'Please choose 1 to 5 stars.': '1 سے 5 ستارے چنیں۔',
  'Please tell us a little more.': 'ذرا اور بتائیں۔',
  'Thank you for your feedback.': 'آپ کی رائے کا شکریہ۔',
  'Your feedback could not be sent. Please try again.':
    'آپ کی رائے نہیں بھیجی جا سکی۔ دوبارہ کوشش کریں۔',
  'You can tell how many people an event helped once it is over.':
    'تقریب ختم ہونے پر بتایا جا سکتا ہے کہ کتنے لوگوں کی مدد ہوئی۔',
  'Please enter a whole number from 0 to 10,000,000.': '0 سے 10,000,000 تک کا پورا عدد درج کریں۔',
  'Saved. Everybody who took part sees it in their impact.':
    'محفوظ ہو گیا۔ حصہ لینے والے سب لوگ اسے اپنے اثر میں دیکھیں گے۔',
  'This picture could not be read. Please try another file.':
    'یہ تصویر پڑھی نہیں جا سکی۔ کوئی اور فائل آزمائیں۔',
  'Maximum 5 images allowed': 'زیادہ سے زیادہ 5 تصاویر کی اجازت ہے',
  'Please choose at least one image.': 'کم از کم ایک تصویر چنیں۔',
  'This image was not found.': 'یہ تصویر نہیں ملی۔',
  'Only image files are allowed.': 'صرف تصویری فائلیں قبول ہیں۔',
  'Each image must be less than 5MB.': 'ہر تصویر 5MB سے چھوٹی ہو۔',
  'You can only upload up to 5 images.': 'آپ زیادہ سے زیادہ 5 تصاویر لگا سکتے ہیں۔',
  'You can only upload a maximum of 5 images.': 'آپ زیادہ سے زیادہ 5 تصاویر لگا سکتے ہیں۔',
  'Images uploaded successfully!': 'تصاویر لگ گئیں!',
  'Failed to upload images': 'تصاویر نہیں لگ سکیں',
  'Image deleted successfully!': 'تصویر حذف ہو گئی!',
  'Failed to delete image': 'تصویر حذف نہیں ہو سکی',
};

const notices: Dictionary = {
  'Your choice is saved.': 'آپ کا انتخاب محفوظ ہو گیا ہے۔',
  'Your choice could not be saved.': 'آپ کا انتخاب محفوظ نہیں ہو سکا۔',
  'Please say for every kind of notice whether it also comes by mail.':
    'ہر قسم کی اطلاع کے لیے بتائیں کہ وہ ای میل سے بھی آئے یا نہیں۔',
  'Please say when your devices shall stay silent.': 'بتائیں کہ آپ کے آلات کس وقت خاموش رہیں۔',
  'Please give a time such as 22:00.': 'وقت 22:00 کی طرز پر لکھیں۔',
  'There is no such time zone.': 'اس نام کا کوئی ٹائم زون نہیں۔',
  'Quiet hours cannot end when they begin.':
    'خاموشی کے اوقات کا آغاز اور اختتام ایک ہی وقت پر نہیں ہو سکتا۔',
  'You get no more mails of this kind.': 'اب آپ کو اس قسم کی ای میلز نہیں آئیں گی۔',
  'You get mails of this kind again.': 'آپ کو اس قسم کی ای میلز دوبارہ آئیں گی۔',
  'This link is not valid. Perhaps a part of it is missing.':
    'یہ لنک درست نہیں۔ شاید اس کا کچھ حصہ رہ گیا ہے۔',
  'You will be told on this device.': 'اب آپ کو اس آلے پر اطلاع ملے گی۔',
  'You will no longer be told on this device.': 'اب آپ کو اس آلے پر اطلاع نہیں ملے گی۔',
  'This device could not be switched on.': 'یہ آلہ شامل نہیں ہو سکا۔',
  'This device could not be switched off.': 'یہ آلہ ہٹایا نہیں جا سکا۔',
  'Your browser gave an address that we cannot reach. Please try another browser.':
    'آپ کے براؤزر نے ایسا پتہ دیا ہے جس تک ہم نہیں پہنچ سکتے۔ کوئی اور براؤزر آزمائیں۔',
  'There is no such kind of notice.': 'اس قسم کی کوئی اطلاع نہیں ہوتی۔',
  'These settings are not valid.': 'یہ ترتیبات درست نہیں۔',
};

/** Kinds of events, as the filters of the public calendar name them. */
const kinds: Dictionary = {
  Community: 'کمیونٹی',
  Environment: 'ماحول',
  Education: 'تعلیم',
  Health: 'صحت',
  Food: 'خوراک',
  Sports: 'کھیل',
  Culture: 'ثقافت',
  Technology: 'ٹیکنالوجی',
  Relief: 'امداد',
};

const organisers: Dictionary = {
  'You have asked already. An organiser will answer.':
    'آپ پہلے ہی درخواست کر چکے ہیں۔ کوئی منتظم جواب دے گا۔',
  'You are an organiser already.': 'آپ پہلے ہی منتظم ہیں۔',
  'This request has been answered in the meantime.': 'اس دوران اس درخواست کا جواب دیا جا چکا ہے۔',
  'This person has no active account.': 'اس شخص کا اکاؤنٹ فعال نہیں۔',
  'Your request is on its way. You will hear from us by mail.':
    'آپ کی درخواست پہنچ گئی ہے۔ ہم آپ کو ای میل سے بتائیں گے۔',
  'This person is an Admin from now on.': 'یہ شخص اب سے ایڈمن ہے۔',
  'Your answer is on its way.': 'آپ کا جواب بھیجا جا رہا ہے۔',
  'Please tell us in a sentence why you want to organise.':
    'براہِ کرم ایک جملے میں بتائیے کہ آپ منتظم کیوں بننا چاہتے ہیں۔',
  'You can rate people once the event is over.':
    'تقریب ختم ہونے کے بعد آپ لوگوں کی درجہ بندی کر سکتے ہیں۔',
  'This person held no place at this event.': 'اس تقریب میں اس شخص کے پاس جگہ نہیں تھی۔',
  'You cannot rate yourself.': 'آپ اپنی درجہ بندی نہیں کر سکتے۔',
  'Your rating is saved.': 'آپ کی درجہ بندی محفوظ ہو گئی۔',
  'Your language is changed.': 'آپ کی زبان بدل گئی ہے۔',
};

const invitations: Dictionary = {
  'This address has an account already. Make this person an Admin in Volunteer Stats instead.':
    'اس پتے کا اکاؤنٹ پہلے سے موجود ہے۔ اس شخص کو رضاکاروں کے اعداد و شمار کے صفحے پر ایڈمن بنائیں۔',
  'This address has an open invitation already. You can send it again.':
    'اس پتے پر دعوت پہلے ہی بھیجی جا چکی ہے۔ آپ اسے دوبارہ بھیج سکتے ہیں۔',
  'This invitation was not found.': 'یہ دعوت نہیں ملی۔',
  'This invitation was accepted or withdrawn in the meantime.':
    'اس دوران یہ دعوت قبول ہو چکی ہے یا واپس لے لی گئی ہے۔',
  'This address has an account by now. Please log in with it and ask an Admin to make you an organiser.':
    'اب اس پتے کا اکاؤنٹ موجود ہے۔ براہِ کرم اسی سے لاگ اِن کریں اور کسی ایڈمن سے کہیں کہ وہ آپ کو منتظم بنا دیں۔',
  'The invitation is on its way.': 'دعوت بھیج دی گئی ہے۔',
  'The invitation is withdrawn.': 'دعوت واپس لے لی گئی ہے۔',
  'Welcome. You are an Admin from now on.': 'خوش آمدید۔ اب سے آپ ایڈمن ہیں۔',
  'The invitation could not be sent.': 'دعوت بھیجی نہیں جا سکی۔',
  'The invitation could not be withdrawn.': 'دعوت واپس نہیں لی جا سکی۔',
};

/** The phrases of matching, `describeReason` and `describeReasonToSelf`. */
const reasons: Dictionary = {
  'Has {asked}': '{asked} آتا ہے',
  'Has {asked} (as {offered})': '{asked} آتا ہے (بطور {offered})',
  '{offered} is close to {asked}': '{offered}، {asked} سے قریب ہے',
  'Does not list {skills}': '{skills} درج نہیں',
  'Has none of the asked skills': 'مطلوبہ مہارتوں میں سے کوئی نہیں',
  'No skills to go by': 'کوئی مہارت معلوم نہیں',
  '{offered} often goes together with {asked}': '{offered} والوں کو اکثر {asked} بھی آتا ہے',
  'Interested in {interest}, as is this event': '{interest} میں دلچسپی، جو اس تقریب کا موضوع ہے',
  'Interested in {interest}, close to {topic}': '{interest} میں دلچسپی، جو {topic} سے قریب ہے',
  'Free at this time': 'اس وقت فارغ',
  'Free for {part}': '{part} فارغ',
  '{years} of experience': '{years} کا تجربہ',
  'Came to {attended} of {confirmed}': '{confirmed} میں سے {attended} بار آمد',
  'Did this role {times}': 'یہ ذمہ داری {times} نبھائی',
  'Did similar roles {times}': 'ملتی جلتی ذمہ داریاں {times} نبھائیں',
  'Helped the same organiser {times} before': 'پہلے {times} اسی منتظم کا ہاتھ بٹایا',
  'Took {accepted} of {places}': '{places} میں سے {accepted} قبول کیں',
  'Could take {accepted} of {places}': '{places} میں سے {accepted} ہی قبول کر سکے',
  'Rated {stars} of 5 by organisers': 'منتظمین نے 5 میں سے {stars} ستارے دیے',
  'Lives nearby, in {area}': 'قریب ہی، {area} میں رہتے ہیں',
  'Lives in {area}': '{area} میں رہتے ہیں',
  'Has {turns} in these four weeks': 'ان چار ہفتوں میں {turns}',
  'New here': 'یہاں نئے',
  'No turn for {days}': '{days} سے باری نہیں آئی',
  'Had a turn today': 'آج باری تھی',
  'Had a turn {days} ago': '{days} پہلے باری تھی',
  'Already has another role at this time': 'اس وقت پہلے سے دوسری ذمہ داری ہے',
  'Away on that day': 'اس دن چھٹی ہے',
  'Not free at this time': 'اس وقت فارغ نہیں',
  'You have {asked}': 'آپ کو {asked} آتا ہے',
  'Your {offered} is close to {asked}': 'آپ کی مہارت {offered}، {asked} سے قریب ہے',
  'Also asks for {skills}': '{skills} بھی درکار ہے',
  'Asks for other skills': 'دوسری مہارتیں درکار ہیں',
  'No skills of yours to go by': 'آپ کی کوئی مہارت معلوم نہیں',
  'Your {offered} often goes together with {asked}':
    'جنہیں آپ کی طرح {offered} آتا ہے، اُنہیں اکثر {asked} بھی آتا ہے',
  'Matches your interest in {interest}': '{interest} میں آپ کی دلچسپی سے ملتی ہے',
  'Close to your interest in {interest}': '{interest} میں آپ کی دلچسپی سے قریب',
  'You are free then': 'آپ اس وقت فارغ ہیں',
  'You are free for {part}': 'آپ {part} فارغ ہیں',
  'You did this role {times}': 'آپ یہ ذمہ داری {times} نبھا چکے ہیں',
  'You did similar roles {times}': 'آپ ملتی جلتی ذمہ داریاں {times} نبھا چکے ہیں',
  'Near {area}, where you live': '{area} کے قریب، جہاں آپ رہتے ہیں',
  'Few people have found this yet': 'اب تک کم لوگوں نے اسے دیکھا ہے',
  'You already have another role then': 'اس وقت آپ کی دوسری ذمہ داری ہے',
  'You are away then': 'اس دن آپ کی چھٹی ہے',
  'Outside your free times': 'آپ کے فارغ اوقات سے باہر',
  'Has no active volunteer account': 'رضاکار کا فعال اکاؤنٹ نہیں',
  'Has already asked for this event: look into its requests':
    'اس تقریب کے لیے درخواست دے چکے ہیں: درخواستیں دیکھیں',
  'Waits for this event already': 'اس تقریب کی انتظار فہرست میں ہیں',
  'Has an offer for this event that is not answered yet':
    'اس تقریب میں جگہ کی پیشکش ہو چکی ہے، جواب باقی ہے',
  'Is in this event already': 'اس تقریب میں پہلے سے شامل ہیں',
  'Was declined for this event before': 'اس تقریب کے لیے پہلے انکار کیا جا چکا ہے',
  'Had a place in this event': 'اس تقریب میں جگہ تھی',
  'Has a place elsewhere at this time': 'اس وقت کہیں اور جگہ ہے',
  'Fair turns are on: others are likelier to say yes':
    'منصفانہ باری چالو ہے: دوسروں کے ہاں کہنے کا امکان زیادہ ہے',
  'Has been asked often already, so others get a turn first':
    'پہلے ہی کئی بار پوچھا جا چکا ہے، اس لیے پہلے دوسروں کی باری ہے',
  'The last suggestion is kept for somebody whose fit is less sure':
    'آخری تجویز ایسے فرد کے لیے ہے جس کی موزونیت کم یقینی ہے',
  'Is free for the whole time': 'پورے وقت فارغ ہوں',
  'Lists {skill}': 'مہارتوں میں {skill} درج ہو',
  once: 'ایک بار',
  twice: 'دو بار',
  '{count} times': '{count} بار',
  '{count} turn': '{count} باری',
  '{count} turns': '{count} باریاں',
  '{count} offered place': '{count} پیش کی گئی جگہ',
  '{count} offered places': '{count} پیش کی گئی جگہوں',
  '{count} year': '{count} سال',
  '{count} years': '{count} سال',
  '{count} day': '{count} دن',
  '{count} days': '{count} دن',
  '{count} hour': '{count} گھنٹہ',
  '{count} hours': '{count} گھنٹے',
  '{part} of {whole} hour': '{whole} گھنٹے میں سے {part}',
  '{part} of {whole} hours': '{whole} گھنٹوں میں سے {part}',
  '{hours} h': '{hours} گھنٹے',
  '{minutes} min': '{minutes} منٹ',
  '{hours} h {minutes} min': '{hours} گھنٹے {minutes} منٹ',
  '{part} h of {whole} h': '{whole} گھنٹوں میں سے {part} گھنٹے',
  '{part} min of {whole}': '{whole} میں سے {part} منٹ',
  '{hours} h {minutes} min of {whole}': '{whole} میں سے {hours} گھنٹے {minutes} منٹ',
  '{skills} or {count} more': '{skills} یا مزید {count}',
};

const people: Dictionary = {
  'This person has been removed in the meantime.': 'اس دوران اس شخص کو ہٹا دیا گیا ہے۔',
  'You cannot remove yourself here. You can delete your account in your profile.':
    'آپ یہاں خود کو نہیں ہٹا سکتے۔ اپنا اکاؤنٹ آپ اپنے پروفائل میں حذف کر سکتے ہیں۔',
  'You cannot make yourself a Volunteer. Another Admin can.':
    'آپ خود کو رضاکار نہیں بنا سکتے۔ کوئی دوسرا ایڈمن بنا سکتا ہے۔',
  'This person is an Admin already.': 'یہ شخص پہلے سے ایڈمن ہے۔',
  'This person is a Volunteer already.': 'یہ شخص پہلے سے رضاکار ہے۔',
  'The last Admin stays an Admin.': 'آخری ایڈمن ایڈمن ہی رہتا ہے۔',
  'This person is a Volunteer from now on.': 'اب سے یہ شخص رضاکار ہے۔',
};

const board: Dictionary = {
  'Nothing was saved, because things have changed for some people.':
    'کچھ بھی محفوظ نہیں ہوا، کیونکہ اس دوران کچھ لوگوں کی صورتِ حال بدل گئی ہے۔',
  'Assignments saved.': 'ذمہ داریاں محفوظ ہو گئیں۔',
  'Each person can be moved only once in one save.':
    'ایک بار محفوظ کرتے ہوئے ہر شخص کو صرف ایک ہی بار منتقل کیا جا سکتا ہے۔',
  'This move changes nothing.': 'اس منتقلی سے کچھ نہیں بدلتا۔',
  '{name} now has a place as {role}.': '{name} کے پاس اب یہ ذمہ داری ہے: {role}۔',
  '{name} has no place now and waits for an answer.':
    '{name} کے پاس اب کوئی جگہ نہیں، اور درخواست جواب کی منتظر ہے۔',
  '{name} now asks for {role}.': '{name} کی درخواست اب اس ذمہ داری کے لیے ہے: {role}۔',
  '{name} is on the wait list now.': '{name} کا نام اب انتظار کی فہرست میں ہے۔',
  '{name} has been declined in the meantime.': 'اس دوران {name} کی درخواست نامنظور ہو چکی ہے۔',
  'What {name} did at this event is recorded. Change that on the list of the day first.':
    'اس تقریب میں {name} کا کام درج ہے۔ پہلے اسے دن کی فہرست میں بدلیں۔',
  '{name} has withdrawn.': '{name} نے اپنی درخواست واپس لے لی ہے۔',
  '{name} has not asked for this event.': '{name} نے اس تقریب کے لیے درخواست نہیں دی۔',
  '{name} has no active volunteer account.': '{name} کا کوئی فعال رضاکار اکاؤنٹ نہیں۔',
  '{name} already holds a role at that time, in "{title}".':
    '{name} کے پاس اس وقت ”{title}“ میں پہلے سے ایک ذمہ داری ہے۔',
  '{role} has no free place left.': 'اس ذمہ داری میں اب کوئی جگہ خالی نہیں: {role}۔',
  'This account no longer exists.': 'یہ اکاؤنٹ اب موجود نہیں۔',
  'This role no longer exists.': 'یہ ذمہ داری اب موجود نہیں۔',
};

const reminders: Dictionary = {
  'This link is not valid. Please open the newest mail about the event.':
    'یہ لنک درست نہیں۔ مہربانی کر کے اس تقریب کے بارے میں آنے والی تازہ ترین ای میل کھولیں۔',
  'You hold no place at this event any more.': 'اس تقریب میں اب آپ کی کوئی جگہ نہیں۔',
  'The event has begun, so your answer cannot be changed any more.':
    'تقریب شروع ہو چکی ہے، اس لیے آپ کا جواب اب نہیں بدل سکتا۔',
  'The event has another time now. Please look at it again.':
    'تقریب کا وقت اب بدل چکا ہے۔ مہربانی کر کے اسے دوبارہ دیکھ لیں۔',
  'Please choose one of the three answers.': 'تینوں میں سے ایک جواب چنیں۔',
  'Please say whether it is about 15, 30 or 60 minutes.':
    'بتائیں کہ تاخیر تقریباً 15، 30 یا 60 منٹ کی ہوگی۔',
  'Thank you! The organiser knows that you are coming.':
    'شکریہ! منتظم کو معلوم ہے کہ آپ آ رہے ہیں۔',
  'Thank you! The organiser knows that you come later.':
    'شکریہ! منتظم کو معلوم ہے کہ آپ دیر سے آئیں گے۔',
  'Thank you for telling us. Your place is free for somebody else.':
    'بتانے کا شکریہ۔ آپ کی جگہ اب کسی اور کے لیے خالی ہے۔',
};

/** Hours after an event, and certificates of them. */
const hours: Dictionary = {
  'This person does not take part in this event.': 'یہ فرد اس تقریب میں حصہ نہیں لے رہا۔',
  'Hours can be corrected once the event is over.':
    'گھنٹے تقریب ختم ہونے کے بعد درست کیے جا سکتے ہیں۔',
  'The event was cancelled or is not published.': 'تقریب منسوخ ہو گئی تھی یا شائع نہیں ہوئی۔',
  'This person held no place at the event, so there are no hours to correct.':
    'اس تقریب میں اس فرد کی کوئی جگہ نہیں تھی، اس لیے درست کرنے کے لیے گھنٹے نہیں ہیں۔',
  'These are more hours than the event was planned for. Say that you mean it, and why.':
    'یہ گھنٹے تقریب کے طے شدہ وقت سے زیادہ ہیں۔ تصدیق کریں کہ آپ یہی چاہتے ہیں، اور وجہ لکھیں۔',
  'At most {hours} hours can be proposed: four more than planned.':
    'زیادہ سے زیادہ {hours} گھنٹے تجویز ہو سکتے ہیں: طے شدہ سے چار زیادہ۔',
  'At most {hours} hours fit into the days of this event.':
    'اس تقریب کے دنوں میں زیادہ سے زیادہ {hours} گھنٹے آ سکتے ہیں۔',
  'The seven days are over. Please write to the organisers.':
    'سات دن گزر چکے ہیں۔ مہربانی کر کے منتظمین کو لکھیے۔',
  'What you proposed waits for an answer of the organisers.':
    'آپ کی تجویز منتظمین کے جواب کی منتظر ہے۔',
  'You are not written down as missed any more.': 'اب آپ غیر حاضر درج نہیں ہیں۔',
  'This proposal does not exist.': 'یہ تجویز موجود نہیں۔',
  'This proposal has been answered already.': 'اس تجویز کا جواب دیا جا چکا ہے۔',
  'Only somebody who was missed can be excused.':
    'صرف اسی کو معاف کیا جا سکتا ہے جو غیر حاضر درج ہو۔',
  'Please enter hours in quarters, from 0.25 to 168.':
    'مہربانی کر کے گھنٹے چوتھائیوں میں لکھیے، 0.25 سے 168 تک۔',
  'Please say why in a few words.': 'مہربانی کر کے چند لفظوں میں وجہ لکھیے۔',
  'Please choose an answer.': 'مہربانی کر کے کوئی جواب چنیے۔',
  'The hours are corrected, and the person is told.':
    'گھنٹے درست کر دیے گئے ہیں اور متعلقہ فرد کو بتا دیا گیا ہے۔',
  'Thank you. The organisers will look at it and you will hear from us.':
    'شکریہ۔ منتظمین اسے دیکھیں گے اور آپ کو اطلاع ملے گی۔',
  'Thank you for telling us.': 'بتانے کا شکریہ۔',
  'Accepted. The person is told.': 'منظور۔ متعلقہ فرد کو بتا دیا گیا ہے۔',
  'Declined. The person is told.': 'نامنظور۔ متعلقہ فرد کو بتا دیا گیا ہے۔',
  'Excused. The person is told.': 'معاف۔ متعلقہ فرد کو بتا دیا گیا ہے۔',
  'There is no such certificate.': 'ایسی کوئی سند موجود نہیں۔',
  'There are no hours in these days to certify.': 'ان دنوں میں سند کے لیے کوئی گھنٹے نہیں ہیں۔',
  'You have 50 certificates that are valid. Please revoke one first.':
    'آپ کے پاس 50 درست اسناد ہیں۔ مہربانی کر کے پہلے کوئی ایک منسوخ کیجیے۔',
  'This certificate was revoked.': 'یہ سند منسوخ کر دی گئی ہے۔',
  'The PDF cannot show all letters of this name. Please print the page and save it as PDF.':
    'پی ڈی ایف اس نام کے تمام حروف نہیں دکھا سکتی۔ مہربانی کر کے صفحہ پرنٹ کر کے پی ڈی ایف کے طور پر محفوظ کیجیے۔',
  'Your certificate is ready.': 'آپ کی سند تیار ہے۔',
  'Revoked. Whoever opens its link sees that it is not valid any more.':
    'منسوخ۔ جو بھی اس کا لنک کھولے گا، دیکھے گا کہ یہ اب درست نہیں۔',
};

const fill: Dictionary = {
  'Nothing was saved, because things have changed since this plan was made. Make it again: what you pinned is kept.':
    'کچھ محفوظ نہیں ہوا، کیونکہ یہ منصوبہ بننے کے بعد حالات بدل گئے ہیں۔ منصوبہ دوبارہ بنائیے: جو آپ نے طے کیا تھا وہ برقرار ہے۔',
  'Places can be given only in published events that are not over.':
    'جگہ صرف ایسی شائع شدہ تقریب میں دی جا سکتی ہے جو ختم نہ ہوئی ہو۔',
  'This plan was not saved, or too long ago.':
    'یہ منصوبہ محفوظ نہیں ہوا تھا، یا اسے محفوظ ہوئے بہت وقت گزر چکا ہے۔',
  'This plan has been taken back already.': 'یہ منصوبہ پہلے ہی واپس لیا جا چکا ہے۔',
  'The places are given.': 'جگہیں دے دی گئی ہیں۔',
  'Everybody is asked. Their places are kept until they answer.':
    'سب سے پوچھ لیا گیا ہے۔ جواب آنے تک ان کی جگہیں محفوظ ہیں۔',
  'The places are taken back.': 'جگہیں واپس لے لی گئی ہیں۔',
  'Please choose at least one event.': 'مہربانی کر کے کم از کم ایک تقریب چنیے۔',
  'Please choose at most 20 events.': 'مہربانی کر کے زیادہ سے زیادہ 20 تقریبات چنیے۔',
  'This plan gives nobody a place.': 'اس منصوبے میں کسی کو جگہ نہیں ملتی۔',
  'Nobody can get two places in one event.': 'ایک تقریب میں کسی کو دو جگہیں نہیں مل سکتیں۔',
  'Please give a whole number.': 'مہربانی کر کے پورا عدد لکھیے۔',
  'Please say who is considered.': 'مہربانی کر کے بتائیے کہ کن لوگوں پر غور کیا جائے۔',
  'Please say how people are asked.': 'مہربانی کر کے بتائیے کہ لوگوں سے کیسے پوچھا جائے۔',
  '{name}: the place has changed since.': '{name}: اس کے بعد جگہ بدل چکی ہے۔',
  '{name} has answered since.': '{name} اس کے بعد جواب دے چکے ہیں۔',
};

const matchLearning = {
  'There is no such version.': 'ایسی کوئی شکل موجود نہیں۔',
  'This version was worse on new outcomes, so it cannot be switched on.':
    'یہ شکل نئے نتائج پر کمزور نکلی، اس لیے اسے چالو نہیں کیا جا سکتا۔',
  'There are too few outcomes to learn from yet.': 'ابھی سیکھنے کے لیے نتائج بہت کم ہیں۔',
  'Saved.': 'محفوظ ہو گیا۔',
  'Matching uses this version from now on.': 'اب سے ملاپ میں یہی شکل استعمال ہوگی۔',
  'Learning has begun.': 'سیکھنا شروع ہو گیا ہے۔',
  'Please choose a number from 0 to 1.': 'مہربانی کر کے 0 سے 1 تک کا عدد چنیے۔',
  'Please choose a version.': 'مہربانی کر کے کوئی شکل چنیے۔',
};

/** A text in Urdu, or undefined for one that the contract does not know. */
export const inUrdu = translator({
  ...requests,
  ...access,
  ...account,
  ...profile,
  ...imports,
  ...events,
  ...roles,
  ...shifts,
  ...joining,
  ...announcements,
  ...threads,
  ...board,
  ...fill,
  ...matchLearning,
  ...others,
  ...notices,
  ...organisers,
  ...invitations,
  ...people,
  ...reminders,
  ...theDay,
  ...hours,
  ...kinds,
  ...reasons,
});
