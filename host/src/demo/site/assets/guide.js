// Two questions and a result. Each step has its own URL, changed by pushState without loading a page.
const steps = {
  "/demo/guide": {
    title: "Find your pack",
    question: "How long will you be away?",
    answers: [
      ["An afternoon", "/demo/guide/load"],
      ["A weekend", "/demo/guide/load?nights=2"],
      ["A week or more", "/demo/guide/load?nights=7"],
    ],
  },
  "/demo/guide/load": {
    title: "What comes with you? · Find your pack",
    question: "What comes with you?",
    answers: [
      ["As little as possible", "/demo/guide/result"],
      ["A laptop, I go on to the office", "/demo/guide/result?laptop=1"],
      ["Tent, stove and all", "/demo/guide/result?camp=1"],
    ],
  },
  "/demo/guide/result": { title: "Your pack · Find your pack", question: "", answers: [] },
};

function packFor(choices) {
  if (choices.camp || Number(choices.nights) > 2) return ["long-haul-55", "Long Haul 55"];
  return choices.laptop ? ["city-trail-18", "City Trail 18"] : ["ridgeline-32", "Ridgeline 32"];
}

export function startGuide(guide, track) {
  const shop = document.title.split(" · ").at(-1);
  const question = guide.querySelector(".question");
  const answers = guide.querySelector(".answers");
  const choices = {};

  function show() {
    const path = location.pathname.replace(/\/$/, "");
    const step = steps[path] ?? steps["/demo/guide"];
    Object.assign(choices, Object.fromEntries(new URLSearchParams(location.search)));
    document.title = `${step.title} · ${shop}`;
    question.textContent = step.question;
    answers.replaceChildren(...step.answers.map(answer));
    if (path.endsWith("/result")) showResult();
  }

  function answer([label, address]) {
    const button = document.createElement("button");
    button.textContent = label;
    button.addEventListener("click", () => {
      history.pushState(null, "", address);
      show();
      answers.querySelector("button, a")?.focus();
    });
    return button;
  }

  function showResult() {
    const [slug, name] = packFor(choices);
    question.textContent = `Take the ${name}.`;
    const link = document.createElement("a");
    link.className = "button";
    link.href = `/demo/product/${slug}`;
    link.textContent = `Look at the ${name}`;
    answers.replaceChildren(link);
    // after the tracker has noticed the new URL
    setTimeout(() => track("guide_finished", { product: slug }), 100);
  }

  addEventListener("popstate", show);
  show();
}
