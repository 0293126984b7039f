/**
 * @generated SignedSource<<f1c78e21100171fa93cf95dfa86e06d1>>
 * @relayHash 1cb1622ae122fcf3941edde73e15d7bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93e3bd05ad499f6a649bc2ef0f7b10397550c05e32e8ffdca2907579373a15c2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PaidScreenQuery } from './PaidScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaidScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "93e3bd05ad499f6a649bc2ef0f7b10397550c05e32e8ffdca2907579373a15c2",
    "metadata": {},
    "name": "PaidScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
