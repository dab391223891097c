"""Notices that it is your turn while you are away: Web Push and a webhook."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from mastaba.server.http.dependencies import Somebody, limit, reply, server_of
from mastaba.server.notify.webhooks import check_address
from mastaba.server.protocol.people_messages import PushKey
from mastaba.server.protocol.refusals import Problem
from mastaba.server.protocol.request_bodies import PushBody, WebhookBody
from mastaba.server.protocol.schemas import answers
from mastaba.server.storage.notice_store import Subscription
from mastaba.server.table.documents import now_ms

router = APIRouter(prefix="/api", tags=["notices"])


@router.get("/push", responses=answers(PushKey))
async def push_key(request: Request) -> Response:
    """The key a browser subscribes with; null where the host has not set up Web Push."""
    vapid = server_of(request).context.notices.vapid
    return reply(PushKey(key=None if vapid is None else vapid.public))


@router.put("/me/push", status_code=204, response_class=Response)
async def subscribe(request: Request, person: Somebody, body: PushBody) -> Response:
    """This browser gets a notice when it is your turn and you are away."""
    notices = server_of(request).context.notices
    if notices.vapid is None:
        raise Problem(409, "no-push", "Web Push is not set up on this server.")
    limit(request, "address", person.id)
    from mastaba.server.notify import push

    subscription = Subscription(body.endpoint, body.keys.p256dh, body.keys.auth)
    problem = push.check(subscription) or await check_address(body.endpoint)
    if problem is not None:
        raise Problem(422, "bad-push", problem)
    await notices.store.subscribe(person.id, subscription, now_ms())
    return Response(status_code=204)


@router.delete("/me/push", status_code=204, response_class=Response)
async def unsubscribe(
    request: Request, person: Somebody, endpoint: Annotated[str, Query(min_length=1, max_length=1000)]
) -> Response:
    await server_of(request).context.notices.store.unsubscribe(endpoint, person.id)
    return Response(status_code=204)


@router.put("/me/webhook", status_code=204, response_class=Response)
async def set_webhook(request: Request, person: Somebody, body: WebhookBody) -> Response:
    """Gets a POST when it is your turn; an empty address turns it off."""
    if body.url:
        limit(request, "address", person.id)
        problem = await check_address(body.url)
        if problem is not None:
            raise Problem(422, "bad-webhook", problem)
    people = server_of(request).context.people
    await people.store.set_webhook(person.id, body.url or None)
    people.changed(person.id)
    return Response(status_code=204)
