import facts from "./facts";
import { define } from "./schema/define";
import schema from "./schema/page";

/** Good to Know: what parents would otherwise call about. */
export default define(schema, {
  title: "Good to Know",
  lead: "This is what parents ask us on the phone. See also [paying and aid](/paying-tuition), [days and care](/tuition#days), [food and naps](/programs#food), [reading and math](/programs#learning), [teachers](/meet-the-founder#teachers) and [parking](/contact#parking).",
  contents: "On this page",
  sections: [
    {
      id: "school-year",
      title: "The school year",
      blocks: [
        {
          table: {
            caption: `First day, last day and closures, ${facts.schoolYear}`,
            columns: ["What", "When"],
            rows: [
              ["First day of school", "Wed, Sept 4"],
              ["Indigenous Peoples’ Day", "Mon, Oct 14"],
              ["Veterans Day", "Mon, Nov 11"],
              ["Conferences (no class or care)", "Fri, Nov 15"],
              ["Thanksgiving", "Thu, Nov 28, and Fri, Nov 29"],
              ["Winter vacation", "Mon, Dec 23, through Wed, Jan 1"],
              ["Martin Luther King Jr. Day", "Mon, Jan 20"],
              ["February vacation", "Mon, Feb 17, through Fri, Feb 21"],
              ["Conferences (no class or care)", "Fri, April 11"],
              ["April vacation", "Mon, April 21, through Fri, April 25"],
              ["Memorial Day", "Mon, May 26"],
              ["Last day of school", "Fri, June 13"],
              ["Half days: everyone goes home at noon, no care", "Wed, Nov 27; Fri, Dec 20; Fri, June 13"],
            ],
          },
        },
        {
          terms: [
            { term: "Snow days", text: `If ${facts.town}’s public schools close, so do we. If they open two hours late, class begins at 10:30am, and there’s no care before it. For ice or a power outage here, the Head of School decides by 6am, and you get a text message. We don’t make up snow days.` },
            { term: "Vacations and summer", text: "There’s no care during vacation weeks, and no program or tuition in July and August. The office stays open and has a list of camps nearby. School begins again on the Wednesday after Labor Day." },
          ],
        },
      ],
    },
    {
      id: "safe-and-well",
      title: "Safety, pickup, lead paint",
      blocks: [
        {
          terms: [
            { term: "The door", text: "The front and side doors are always locked, and both have a bell. From 8:20am to 8:45am, at noon and at 4pm, an adult lets you in at the front door. At other times, ring. Parents may come in and watch at any time." },
            { term: "Pickup", text: `Only people you’ve named in writing may pick up your child, and we ask for a photo ID if we don’t know them. We can’t turn away a child’s parent unless there’s a court order on file. If plans change, call [${facts.telephone}](${facts.telephoneLink}). We don’t act on text messages.` },
            { term: "Background checks", text: "Everyone who works here is fingerprinted. We check state and federal criminal records, child-protection records and the sex-offender registries, and call two references. No one starts until every check is back, and we repeat them every three years. A parent who helps is never alone with children." },
            { term: "Drills and first aid", text: "We hold a fire drill every month and a lockdown drill twice a year. If we have to leave the building, we walk to the library and text you to pick up your child there. Every teacher and assistant is certified in pediatric first aid and CPR." },
            { term: "Lead paint and water", text: "The house is old, so the lead paint was removed before we opened, and a licensed inspector checked. We have the tap water tested for lead every year. Both reports are in the binder beside the front door." },
          ],
        },
      ],
    },
    {
      id: "news",
      title: "News, photos, outdoors",
      blocks: [
        {
          terms: [
            { term: "News from class", text: "At pickup, we tell you about food, sleep, the toilet and anything new. After a hard day, we call by 6pm. You get a note every other Friday, and a written report before the conferences in November and April." },
            { term: "Photos and apps", text: "We use no app and have no cameras in the rooms. Teachers email you photos. We post one on social media or this website only if you’ve said yes in writing." },
            { term: "The garden", text: "It’s behind the house, fenced, with a gate that children can’t open, two maples for shade and engineered wood fiber under everything they climb. Both adults go out with their class, half an hour each morning and another hour on full days. Only lightning, ice and dangerous cold or heat keep us in." },
            { term: "Sun and ticks", text: "From April on, put sunscreen on your child before school. With your written consent, we put on more in the afternoon. We check for ticks and call you if we find one." },
          ],
        },
      ],
    },
    {
      id: "health",
      title: "Sick days, medicine, vaccinations",
      blocks: [
        "Keep your child home for:",
        { list: ["a fever of 100.4°F or more", "vomiting or diarrhea", "a rash without a known cause", "being too tired or unwell to take part in the day"] },
        "Your child can come back after 24 hours without any of these and without fever medicine. With pink eye, strep or lice, come back the day after treatment begins. If your child gets sick here, we ask you to come within an hour, and a teacher stays close until then.",
        {
          terms: [
            { term: "When something goes around", text: "If a child has a contagious illness, every family gets an email the same day, without the child’s name." },
            { term: "Cleaning", text: "We disinfect the changing area after each child, and tables before and after each meal. We wash a toy that’s been in a mouth before another child gets it, and all of the toddlers’ toys every evening." },
            { term: "Medicine", text: "Even for over-the-counter medicine, we need the original container, your written permission and your doctor’s instructions. Give the first dose at home." },
            { term: "Allergies", text: "When you enroll, add your doctor’s plan to the state’s forms. Every adult in the class learns it and can use an epinephrine injector. We never serve nuts, and for other allergies we cook something else." },
            { term: "Vaccinations", text: "Before the first day, we also need a doctor’s form with the vaccinations that the state requires, a physical exam from the past year and a lead test. The state accepts medical and religious exemptions. In an outbreak, children without the vaccine stay home." },
          ],
        },
      ],
    },
    {
      id: "discipline",
      title: "Discipline, biting and bumps",
      blocks: [
        {
          questions: [
            {
              question: "How do you handle discipline?",
              answer: "We stop what hurts, say why and show what to do instead. We don’t use time-outs, shame a child, or take away food or time outdoors.",
            },
            {
              question: "What if a child bites?",
              answer: "We wash and cool the bite, comfort the child who was bitten and tell both families that day, without naming the other child. An adult stays near the child who bit and helps that child find the words. After three bites in two weeks, we meet with that child’s family.",
            },
            {
              question: "What if my child is hurt again and again?",
              answer: "After the second time in a week, we call you and say what we’ll change, such as where the children sit. A week later, we call again and tell you whether it helped.",
            },
            {
              question: "Do you ever ask a child to leave?",
              answer: "Never for biting or toilet accidents. If a child isn’t safe here, or others aren’t, we meet with you, change what we can and bring in a specialist. If nothing helps, we help you find another school.",
            },
            {
              question: "What if my child gets hurt?",
              answer: "We wash and bandage a scrape, and you sign a note about it at pickup. For a bump on the head, a bite that breaks the skin or anything a doctor should see, we call you right away. In an emergency, we call 911, and an adult your child knows rides along.",
            },
          ],
        },
      ],
    },
    {
      id: "every-child",
      title: "Special needs, languages, holidays",
      blocks: [
        {
          questions: [
            {
              question: "What if my child has special needs?",
              answer: "We decide with you, child by child. [Come for a tour](/contact), and tell us what helps. Therapists from early intervention or the public schools are welcome in class, and we adjust the room, the schedule or the way we talk. We have no nurse and no one-on-one aides. After six weeks, we meet and decide what to change. If your child needs more than we can give, we help you find a school that can.",
            },
            {
              question: "What if you’re worried about my child’s development?",
              answer: "We tell you what we’ve seen and when, and how to ask for a free evaluation: from early intervention until age 3, from the public schools after that.",
            },
          ],
        },
        {
          terms: [
            { term: "Languages", text: "Class is in English. The assistant in the River Room also speaks Spanish with the children, but we don’t teach it as a class. Tours and forms are also in Spanish, and we find an interpreter for any other language. Before the first day, teach us ten words in yours, like “hungry” and “toilet.”" },
            { term: "Holidays and religion", text: "We don’t teach religion, and the school itself celebrates neither Christmas nor Halloween. Families share their holidays: a grandmother lights lamps for Diwali, and anyone who likes can watch." },
          ],
        },
      ],
    },
    {
      id: "families",
      title: "All kinds of families, complaints",
      blocks: [
        {
          questions: [
            {
              question: "Will you welcome a family like ours?",
              answer: "Yes, whether your child has two mothers or one parent, lives with grandparents or came to you by adoption. Our forms have room for each, and our books show them. Tell us what your child calls you.",
            },
            {
              question: "What if we’re separated?",
              answer: "You both get every note and report, and you can come to conferences together or apart. You may both [pick up](#safe-and-well), unless there’s a court order.",
            },
            {
              question: "Where do we take a complaint, and who owns the school?",
              answer: "Talk to the teacher, then to the Head of School, who owns the school and answers within a week. There’s no board. You can also call the Department of Early Education and Care. Its number is on our license beside the front door.",
            },
          ],
        },
      ],
    },
    {
      id: "license",
      title: "License and accreditation",
      blocks: [
        "The state’s Department of Early Education and Care last inspected us on May 14, 2024, and found nothing to correct. The report is in the binder beside the front door. You can also ask the Department for its own record of our inspections.",
        `As ${facts.memberships}, we report each year on our teachers’ training, mixed ages and long work periods. We aren’t accredited yet. Accreditation adds a year of self-study and a visit by teachers from other schools. We plan to begin once Lower Elementary is open.`,
      ],
    },
  ],
  nextStep: {
    heading: "Is something missing?",
    text: "Call and ask. You’re not the only one wondering.",
    links: [
      { label: facts.telephone, href: facts.telephoneLink },
      { label: "Request a tour", href: "/contact" },
    ],
  },
});
