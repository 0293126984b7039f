/**
 * @generated SignedSource<<bf068f8861966af6dc090c7ea480aa56>>
 * @relayHash d22541fd8c87b2f8b29923bc4266e1c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9b37c032cef8d758939eaca13cb6543a0d72efdc1b7a32792c35224badb9790

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EventsScreenQuery } from './EventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b9b37c032cef8d758939eaca13cb6543a0d72efdc1b7a32792c35224badb9790",
    "metadata": {},
    "name": "EventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
