"""A made-up field of a plan: who is responsible for the data.  What is written into which file of the program, and before what."""

from __future__ import annotations

DECLARED = """    data_steward: str | None = declared(
        None,
        OrNull(Text(least=1, most=80, about="Who is responsible for the data.")),
        brief=True,
        group=Group.REPORT,
        option=Option("--data-steward", "who is responsible for the data, which reports repeat", "NAME"),
        caption=mark("responsible for the data"),
        name=mark("Who is responsible for the data"),
        empty=mark("none yet"),
        undo=mark("Name who is responsible"),
        says=mark("Responsible for the data is: {value}."),
        recount=False,
    )
"""

RULE = """    if plan.design.data_steward == "nobody":
        raise InvalidPlan("plan.nobody-responsible", field="design.data_steward")
"""

ERROR = """
["plan.nobody-responsible"]
says = "somebody must be responsible for the data."
"""

PARTS = {
    "study/design.py": ("    genome_build: GenomeBuild | None = declared(\n", DECLARED),
    "plan/plan_rules.py": ("    delta = plan.sensitivity()\n", RULE),
}

IN_GERMAN = {
    "responsible for the data": "für die Daten verantwortlich",
    "Who is responsible for the data": "Wer für die Daten verantwortlich ist",
    "Name who is responsible": "Verantwortliche Person nennen",
    "Responsible for the data is: {value}.": "Für die Daten ist verantwortlich: {value}.",
    "somebody must be responsible for the data.": "jemand muss für die Daten verantwortlich sein.",
}
