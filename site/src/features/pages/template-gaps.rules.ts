/** What a template leaves for somebody to do, in one language. */
export type LeftGaps = {
  /** Each is a sentence that ends with a full stop, or a line of its own. */
  address: string;
  email: string;
  phone: string;
  signers: string;
  register: string;
  taxNumber: string;
  editor: string;
  /** Where the law asks for whoever runs the server. */
  host?: string;
  /** Title of the box on top, which asks for a lawyer and to be deleted then. */
  box: string;
  /** How that box ends: without its title it still must not be published. */
  advice: string;
};

/**
 * By language: while a page still says one of these, in whichever language, it is not published. They are not in the
 * catalogue, because whoever checks a page reads the back office in another language than the page may be in.
 */
export const templateGaps = {
  en: {
    address: 'Your postal address',
    email: 'Email: your address',
    phone: 'Phone: your number',
    signers: 'Name of the person or persons who may sign for you.',
    register: 'Register and number, if you are in one.',
    taxNumber: 'VAT number, if you have one.',
    editor: 'Name and address of the editor.',
    box: 'Have it checked',
    advice: 'Filled in from your settings; a lawyer should read it before you publish it. Delete this box then.',
  },
  de: {
    address: 'Ihre ladungsfähige Anschrift',
    email: 'E-Mail: Ihre Adresse',
    phone: 'Telefon: Ihre Nummer',
    signers: 'Name der vertretungsberechtigten Person oder Personen.',
    register: 'Register, Registergericht und Nummer, wenn Sie eingetragen sind.',
    taxNumber: 'Umsatzsteuer-Identifikationsnummer nach § 27a UStG, wenn Sie eine haben.',
    editor: 'Name und Anschrift der verantwortlichen Person.',
    box: 'Bitte prüfen lassen',
    advice:
      'Aus Ihren Einstellungen ausgefüllt; vor der Veröffentlichung sollte es jemand lesen, der sich mit dem Recht auskennt. Löschen Sie diesen Kasten dann.',
  },
  fr: {
    address: 'Votre adresse postale',
    email: 'E-mail : votre adresse',
    phone: 'Téléphone : votre numéro',
    signers: 'Forme juridique, capital social et nom du représentant légal.',
    register: 'Numéro d’immatriculation au RCS ou au RNE, si vous en avez un.',
    taxNumber: 'Numéro de TVA intracommunautaire, si vous en avez un.',
    editor: 'Nom du directeur ou de la directrice de la publication.',
    host: 'Nom, adresse et téléphone de l’hébergeur.',
    box: 'À faire vérifier',
    advice:
      'Rempli d’après vos paramètres ; un juriste devrait le lire avant que vous ne le publiiez. Supprimez ensuite cet encadré.',
  },
  es: {
    address: 'Tu dirección postal',
    email: 'Correo electrónico: tu dirección',
    phone: 'Teléfono: tu número',
    signers: 'Nombre de quien representa legalmente al titular.',
    register: 'Datos de inscripción en el Registro Mercantil, si los hay.',
    taxNumber: 'NIF o CIF del titular.',
    editor: 'Nombre y dirección de la persona responsable.',
    box: 'Haz que lo revisen',
    advice:
      'Rellenado con tus ajustes; alguien que sepa de leyes debería leerlo antes de que lo publiques. Después, borra este recuadro.',
  },
  ar: {
    address: 'عنوانك البريدي',
    email: 'البريد الإلكتروني: عنوانك',
    phone: 'الهاتف: رقمك',
    signers: 'اسم الممثل القانوني أو المفوض بالتوقيع.',
    register: 'السجل التجاري ورقمه، إن وُجد.',
    taxNumber: 'الرقم الضريبي، إن وُجد.',
    editor: 'اسم المسؤول عن المحتوى وعنوانه.',
    box: 'اطلب مراجعته',
    advice: 'مملوء من إعداداتك، وينبغي أن يقرأه مختص بالقانون قبل أن تنشره. احذف هذا المربع بعد ذلك.',
  },
} as const satisfies Record<string, LeftGaps>;

export const gapsIn = (language: string): LeftGaps =>
  Object.entries(templateGaps).find(([code]) => code === language)?.[1] ?? templateGaps.en;
