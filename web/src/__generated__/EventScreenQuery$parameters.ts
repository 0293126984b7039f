/**
 * @generated SignedSource<<67e3ee68091e5ad39f269b57daaca642>>
 * @relayHash 4f8731803ed5feae572208cbedbfe7a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3adbfdef4163d80e537c0487e9cf9650faec9e135cd37239188f70685cebe953

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EventScreenQuery } from './EventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3adbfdef4163d80e537c0487e9cf9650faec9e135cd37239188f70685cebe953",
    "metadata": {},
    "name": "EventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
