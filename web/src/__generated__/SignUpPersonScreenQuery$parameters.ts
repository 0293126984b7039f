/**
 * @generated SignedSource<<8ffe5e3ad06543765ca5affae4655df4>>
 * @relayHash c5695389ace767b90b30d8af89cc67b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e3b5986096244f68fb490599d8acdcbc521ad2bb594ca204b17b4d3b629b113

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SignUpPersonScreenQuery } from './SignUpPersonScreenQuery.graphql';

const node: PreloadableConcreteRequest<SignUpPersonScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7e3b5986096244f68fb490599d8acdcbc521ad2bb594ca204b17b4d3b629b113",
    "metadata": {},
    "name": "SignUpPersonScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
