// Commonly used passwords of ten or more characters, in lowercase.
export const knownPasswords: ReadonlySet<string> = new Set(
  (
    "1234567890 12345678910 123456789a 0123456789 0987654321 1111111111 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc " +
    "abc1234567 abcdefghij abcdefghijk adminadmin administrator changeme123 charlie123 computer123 football123 " +
    "iloveyou123 iloveyou12 letmein123 liverpool1 manchester michael123 passw0rd123 password01 password10 password12 " +
    "password123 password1234 password12345 passwordpassword princess123 qazwsxedc1 qwerty1234 qwerty12345 qwerty123456 " +
    "qwertyuiop qwertyuiop123 q1w2e3r4t5 q1w2e3r4t5y6 sunshine123 superman123 testtest123 trustno1trustno1 " +
    "welcome123 welcome1234 zaq12wsxcde3 zxcvbnm123 asdfghjkl1 asdfghjkl123 asdfasdfasdf qwerqwerqwer sightline123"
  ).split(" "),
);
