/**
 * @generated SignedSource<<5d0cc08bf3965d5a2fa60ce4e4fbb93d>>
 * @relayHash 9591638599729aed36b6fd9c715cae67
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5064d8acb9edec28095478a0f8cc0deec2a7ea5574cb191587d719cbb81d2432

import { PreloadableConcreteRequest } from 'relay-runtime';
import { VisitorScreenQuery } from './VisitorScreenQuery.graphql';

const node: PreloadableConcreteRequest<VisitorScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5064d8acb9edec28095478a0f8cc0deec2a7ea5574cb191587d719cbb81d2432",
    "metadata": {},
    "name": "VisitorScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
