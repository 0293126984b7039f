// Mail services whose addresses end by themselves or are open to everybody. Kept by hand.
export const disposableDomains: ReadonlySet<string> = new Set(
  (
    "0-mail.com 10minutemail.com 10minutemail.net 10minemail.com 20minutemail.com 33mail.com anonbox.net " +
    "anonymbox.com burnermail.io byom.de clipmail.eu cock.li crazymailing.com deadaddress.com despam.it " +
    "discard.email discardmail.com dispostable.com drdrb.com dropmail.me e4ward.com easytrashmail.com emailfake.com " +
    "emailondeck.com emailsensei.com emailtemporario.com.br fakeinbox.com fakemail.net fakemailgenerator.com " +
    "filzmail.com generator.email getairmail.com getnada.com gishpuppy.com grr.la guerrillamail.biz " +
    "guerrillamail.com guerrillamail.de guerrillamail.info guerrillamail.net guerrillamail.org " +
    "guerrillamailblock.com harakirimail.com hidemail.de inboxalias.com inboxbear.com inboxkitten.com incognitomail.org jetable.org " +
    "kasmail.com linshiyouxiang.net luxusmail.org mail-temp.com mail-temporaire.fr mail.tm mailcatch.com maildrop.cc " +
    "maildu.de mailexpire.com mailforspam.com mailimate.com mailinator.com mailinator.net mailinator2.com " +
    "mailnesia.com mailnull.com mailpoof.com mailsac.com mailtemp.net mailto.plus meltmail.com minutemail.io mintemail.com moakt.cc " +
    "moakt.com mohmal.com mt2015.com mvrht.com mytemp.email mytrashmail.com nada.email nowmymail.com nomail.com objectmail.com " +
    "onetimemail.org owlymail.com pokemail.net proxymail.eu rcpt.at sharklasers.com shieldedmail.com " +
    "shortmail.net spam4.me spambog.com spambox.us spamex.com spamfree24.org spamgourmet.com spamspot.com " +
    "superrito.com teleworm.us temp-mail.com temp-mail.io temp-mail.org tempail.com tempemail.net tempinbox.com tempmail.com " +
    "tempmail.de tempmail.dev tempmail.io tempmail.plus tempmailaddress.com tempmailo.com tempr.email throwam.com " +
    "throwawaymail.com tmail.ws tmailinator.com tmpmail.net tmpmail.org trash-mail.com trashmail.at trashmail.com " +
    "trashmail.de trashmail.me trashmail.net trashmail.ws trbvm.com wegwerfemail.de wegwerfmail.de wegwerfmail.net " +
    "wegwerfmail.org yopmail.com yopmail.fr yopmail.net zetmail.com"
  ).split(" "),
);
