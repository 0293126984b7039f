/** Public mail providers: an address there doesn't identify a company or its website. */
export const publicMailDomains: ReadonlySet<string> = new Set([
  ...["gmail.com", "googlemail.com", "outlook.com", "hotmail.com", "live.com", "msn.com", "passport.com"],
  ...["yahoo.com", "yahoo.co.uk", "yahoo.co.jp", "yahoo.fr", "yahoo.de", "ymail.com", "rocketmail.com", "aol.com"],
  ...["icloud.com", "me.com", "mac.com", "proton.me", "protonmail.com", "pm.me", "tutanota.com", "tuta.io", "hey.com"],
  ...["gmx.com", "gmx.net", "gmx.de", "gmx.at", "gmx.ch", "web.de", "t-online.de", "freenet.de", "posteo.de"],
  ...["mailbox.org", "mail.com", "zoho.com", "fastmail.com", "yandex.com", "yandex.ru", "mail.ru", "inbox.ru"],
  ...["qq.com", "163.com", "126.com", "sina.com", "naver.com", "daum.net", "orange.fr", "free.fr", "laposte.net"],
  ...["libero.it", "comcast.net", "verizon.net", "att.net", "users.noreply.github.com"],
]);
