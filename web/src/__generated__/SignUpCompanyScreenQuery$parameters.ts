/**
 * @generated SignedSource<<60db3fb01373b06e01e77d2dda37793c>>
 * @relayHash 7f9770e4150e742cb9cbe21bc7bbb57b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51c7a739761b38898d28c93b60e05c6a910379a7304a68236572b8e5ae61e231

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SignUpCompanyScreenQuery } from './SignUpCompanyScreenQuery.graphql';

const node: PreloadableConcreteRequest<SignUpCompanyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "51c7a739761b38898d28c93b60e05c6a910379a7304a68236572b8e5ae61e231",
    "metadata": {},
    "name": "SignUpCompanyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
