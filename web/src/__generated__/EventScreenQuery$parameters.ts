/**
 * @generated SignedSource<<42a3e13c238a18676ec986cdff01ff8f>>
 * @relayHash cae5141dd69f100e4bdb5da6deab7ad2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03e9b7c39b1fa073120128eaaf61042594985dfa92fcd0b0421d4115b2929e02

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EventScreenQuery } from './EventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "03e9b7c39b1fa073120128eaaf61042594985dfa92fcd0b0421d4115b2929e02",
    "metadata": {},
    "name": "EventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
