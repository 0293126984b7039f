/**
 * @generated SignedSource<<c236ccd2dd42919e8556f66a59009254>>
 * @relayHash f7433666f908b26bed8ee72f39644967
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85f18d9d1e5f02ef5270c52993e514ff8f1aa03988a5c63a479783d86182bd37

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AuthShellQuery } from './AuthShellQuery.graphql';

const node: PreloadableConcreteRequest<AuthShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "85f18d9d1e5f02ef5270c52993e514ff8f1aa03988a5c63a479783d86182bd37",
    "metadata": {},
    "name": "AuthShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
