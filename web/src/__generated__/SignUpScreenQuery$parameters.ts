/**
 * @generated SignedSource<<c6b83d4d43da0c87c5924b26419eb50e>>
 * @relayHash 7f0c98fdce2759c9fe840e4f1c197a58
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 732e78a103f1686b87261e0a6217d7467e0a7b5b718a11207883c85a17083001

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SignUpScreenQuery } from './SignUpScreenQuery.graphql';

const node: PreloadableConcreteRequest<SignUpScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "732e78a103f1686b87261e0a6217d7467e0a7b5b718a11207883c85a17083001",
    "metadata": {},
    "name": "SignUpScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
